import Typography, { type TypographyProps } from '@mui/material/Typography'

/** A page's one `h1`. Following a link moves the focus to it (navigation/focusPageTitle.ts); Tab passes it by. */
export function PageTitle(props: Pick<TypographyProps, 'children' | 'sx'>) {
  return <Typography variant="h1" tabIndex={-1} {...props} />
}
