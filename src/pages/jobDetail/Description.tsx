/* oxlint-disable react/no-array-index-key -- headings, points and addresses may repeat, indices don't */
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { jobDetailText } from '#content/jobDetailText'
import { descriptionSections, languageOf, type Job } from '../../domain/job'

/** One stone of the mark, before a text that has space for it. In whole pixels. */
export const STONE = {
  content: '""',
  position: 'absolute',
  insetInlineStart: 0,
  width: 16,
  marginTop: '-3px',
  borderRadius: '3px',
  border: '3px solid',
  borderInlineWidth: 0,
} as const

const Points = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  maxWidth: '32.9em',
  // Keeps a right-to-left list at its own edge.
  marginInlineEnd: 'auto',
  marginTop: theme.spacing(2),
  '& li': { position: 'relative', paddingInlineStart: theme.spacing(3) },
  '& a': { overflowWrap: 'anywhere' },
  '& li::before': { ...STONE, top: '0.8em', color: theme.vars.palette.primary.main },
}))

/** An address of the web or of a mailbox, without the full stop, comma or parenthesis after it. */
const ADDRESS =
  /(https?:\/\/(?:\([^\s()]*\)|[^\s()<>\u200E\u200F（）、。，]*[^\s()<>\u200E\u200F（）、。，.;:,!?'"’”»…])+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/

/** The text as written, with links. `split` returns each address between the texts around it. */
function withLinks(text: string) {
  return text.split(ADDRESS).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <Link key={index} variant="inherit" href={part.includes('://') ? part : `mailto:${part}`} dir="ltr">
        {part}
      </Link>
    ),
  )
}

export function Description({ job }: { readonly job: Job }) {
  return (
    <section aria-labelledby="description">
      <Typography id="description" variant="h4" component="h2">
        {jobDetailText.description}
      </Typography>
      {descriptionSections(job.description).map(({ heading, points }, index) => (
        <Fragment key={index}>
          {heading !== '' && (
            <Typography variant="h3" {...languageOf(job)} sx={{ mt: index === 0 ? 2 : 4 }}>
              {heading}
            </Typography>
          )}
          {points.length > 0 && (
            <Points role="list" {...languageOf(job)}>
              {points.map((point, at) => (
                <li key={at}>{withLinks(point)}</li>
              ))}
            </Points>
          )}
        </Fragment>
      ))}
    </section>
  )
}
