import Checkbox from '@mui/material/Checkbox'
import { styled } from '@mui/material/styles'
import { fieldName } from '../../forms/earlyInput'
import { LOCATION_LABELS, type JobLocation } from '../../domain/locations'

const Choice = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexGrow: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingRight: theme.spacing(0.75),
  border: `1px solid ${theme.vars.palette.grey[500]}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  '& .MuiCheckbox-root': { minWidth: 36, padding: theme.spacing(0.75) },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.grey[100],
  },
  '&:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '& label': { display: 'flex', alignItems: 'center', paddingRight: theme.spacing(0.5), cursor: 'pointer' },
  // The number stands outside the label, so that it is no part of the checkbox's name, yet it can be pressed.
  '& label::after': { content: '""', position: 'absolute', inset: 0 },
  [theme.breakpoints.up('sm')]: { flexGrow: 0, padding: theme.spacing(0, 1.5, 0, 0.5) },
}))

const Count = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
}))

interface LocationChoiceProps {
  readonly location: JobLocation
  readonly isSelected: boolean
  /** Positions of the catalog there. */
  readonly count: number
  readonly onToggle: () => void
}

export function LocationChoice({ location, isSelected, count, onToggle }: LocationChoiceProps) {
  return (
    <Choice>
      <label>
        <Checkbox
          checked={isSelected}
          onChange={onToggle}
          value={location}
          // The address is the truth; Firefox would put its own memory of the box back at a reload.
          slotProps={{ input: { autoComplete: 'off', ...fieldName(location) } }}
        />
        {LOCATION_LABELS[location]}
      </label>
      <Count aria-hidden>{count}</Count>
    </Choice>
  )
}
