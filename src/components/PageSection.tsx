import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { PageWidth } from './PageWidth'

const Band = styled('section')(({ theme }) => ({
  paddingBlock: theme.spacing(6),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(10) },
  '&[data-ground=tint]': { backgroundColor: theme.vars.palette.grey[100] },
  '&[data-ground=deep]': {
    backgroundColor: theme.vars.palette.primary.dark,
    color: theme.vars.palette.common.white,
    '& a': {
      backgroundColor: theme.vars.palette.common.white,
      color: theme.vars.palette.primary.dark,
    },
    '& :focus-visible': { outlineColor: theme.vars.palette.common.white },
  },
}))

interface PageSectionProps {
  readonly children: ReactNode
  /** Id of the heading that names the section. */
  readonly labelledBy?: string
  readonly ground?: 'tint' | 'deep'
}

/** One band of a page: its ground goes from edge to edge, its content keeps the page's width. */
export function PageSection({ children, labelledBy, ground }: PageSectionProps) {
  return (
    <Band aria-labelledby={labelledBy} data-ground={ground}>
      <PageWidth>{children}</PageWidth>
    </Band>
  )
}
