import Typography, { type TypographyProps } from '@mui/material/Typography'

/** The `h1` of a page, which gets the focus after a navigation (focusPageTitle.ts). Tab skips it. */
export function PageTitle(props: Pick<TypographyProps, 'children' | 'lang' | 'dir' | 'sx'>) {
  return <Typography variant="h1" tabIndex={-1} {...props} />
}
