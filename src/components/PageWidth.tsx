import { styled } from '@mui/material/styles'

/** The page's width with its margins; MUI's own Container would be a kilobyte of the first load. */
export const PageWidth = styled('div')(({ theme }) => ({
  maxWidth: theme.breakpoints.values.xl,
  marginInline: 'auto',
  paddingInline: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(3) },
}))
