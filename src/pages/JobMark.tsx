import { styled } from '@mui/material/styles'
import { jobsListText } from '#content/jobsListText'

const Mark = styled('strong')(({ theme }) => ({
  paddingInline: theme.spacing(0.5),
  border: '1px solid',
  borderRadius: 4,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.primary.main,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: 'inherit',
  lineHeight: theme.typography.h3.lineHeight,
  whiteSpace: 'nowrap',
}))

/** Marks a position that is closed, or was posted since the last visit. Rendered after hydration. */
export function JobMark({ isNew, isClosed }: { readonly isNew: boolean; readonly isClosed: boolean }) {
  if (!isNew && !isClosed) return null
  return (
    <>
      {' '}
      <Mark>{isClosed ? jobsListText.closedMark : jobsListText.newMark}</Mark>{' '}
    </>
  )
}
