import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { descriptionPoints, type Job } from '../../domain/job'

const Points = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  maxWidth: '70ch',
  marginTop: theme.spacing(2),
  // One stone of the mark before each point, in whole pixels.
  '& li': { position: 'relative', paddingLeft: theme.spacing(3) },
  '& li::before': {
    content: '""',
    position: 'absolute',
    top: '0.8em',
    left: 0,
    width: 16,
    marginTop: -3,
    borderRadius: 3,
    border: `3px solid ${theme.vars.palette.primary.main}`,
    borderInlineWidth: 0,
  },
}))

export function Description({ job }: { readonly job: Job }) {
  return (
    <section aria-labelledby="description">
      <Typography id="description" variant="h4" component="h2">
        Description
      </Typography>
      <Points role="list">
        {descriptionPoints(job.description).map((point, index) => (
          // Points may repeat, indices don't.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>{point}</li>
        ))}
      </Points>
    </section>
  )
}
