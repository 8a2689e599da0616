import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { ReactNode } from 'react'
import { fieldName } from '../../hydration/earlyInput'

interface FilterBoxProps {
  readonly parameter: string
  readonly value: string
  readonly label: string
  readonly isSelected: boolean
  readonly isHidden?: boolean
  readonly onToggle: () => void
  /** Rendered beside the label, not part of the box's name. `descriptionId` makes it the description. */
  readonly children?: ReactNode
  readonly descriptionId?: string
}

export function FilterBox(props: FilterBoxProps) {
  const { parameter, value, label, isSelected, isHidden, onToggle, children, descriptionId } = props
  return (
    <FormControlLabel
      hidden={isHidden}
      control={
        <Checkbox
          checked={isSelected}
          onChange={onToggle}
          value={value}
          slotProps={{
            // The early script leaves out MUI's class of a ticked box, which colors only MUI's own icon.
            root: { suppressHydrationWarning: true },
            // Firefox restores boxes at a reload, Chrome at Back. The address is the truth.
            input: {
              // Safari resets a box with `autocomplete="off"` to its default when Back shows the page again.
              ref: (box: HTMLInputElement | null) => void box?.toggleAttribute('checked', isSelected),
              ...fieldName(parameter),
              autoComplete: 'off',
              'aria-describedby': descriptionId,
            },
          }}
        />
      }
      label={
        <>
          {label}
          {children}
        </>
      }
    />
  )
}
