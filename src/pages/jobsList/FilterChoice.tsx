import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { filterBox } from '../../hydration/filterBox'
import { TOUCH_TARGET_PX } from '../../components/touchTarget'
import type { QueryKey } from '../../domain/jobsQuery'

const Choice = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexGrow: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: theme.spacing(1, 0.75),
  border: `1px solid ${theme.vars.palette.grey[500]}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.grey[100],
  },
  '&:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '& input': {
    position: 'relative',
    zIndex: 1,
    width: 18,
    height: 18,
    margin: 0,
    accentColor: theme.vars.palette.primary.main,
    '&:focus-visible': { outline: 'none' },
  },
  '& label': {
    minHeight: TOUCH_TARGET_PX,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.25),
    paddingRight: theme.spacing(0.5),
    cursor: 'pointer',
  },
  // The number stands outside the label, so that it is no part of the checkbox's name, yet it can be pressed.
  '& label::after': { content: '""', position: 'absolute', inset: 0 },
  // As wide as the location's number of all positions, whatever the search leaves of it.
  '& .count': {
    display: 'grid',
    justifyItems: 'end',
    color: theme.vars.palette.text.secondary,
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums',
    '&::before': { content: 'attr(data-most)', height: 0, visibility: 'hidden' },
  },
  [theme.breakpoints.up('sm')]: { flexGrow: 0, paddingInline: theme.spacing(1.5) },
}))

interface FilterChoiceProps {
  readonly parameter: QueryKey
  /** What the address says where it is ticked. */
  readonly text: string
  readonly label: string
  readonly isSelected: boolean
  readonly onToggle: () => void
  /** What stands beside the label, as the number of what is found. */
  readonly children?: ReactNode
}

/** A plain checkbox: it is ticked by the browser itself, before any script has come. */
export function FilterChoice({ parameter, text, label, isSelected, onToggle, children }: FilterChoiceProps) {
  return (
    <Choice>
      <label>
        <input type="checkbox" {...filterBox(parameter, text)} checked={isSelected} onChange={onToggle} />
        <span>{label}</span>
      </label>
      {children}
    </Choice>
  )
}
