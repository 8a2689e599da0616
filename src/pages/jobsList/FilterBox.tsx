import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useLayoutEffect, type ReactNode } from 'react'
import { fieldName } from '../../hydration/earlyInput'
import { useEarlyInput } from '../../hydration/useEarlyInput'

interface FilterBoxProps {
  /** The name of its parameter in the address. */
  readonly parameter: string
  /** The value of the parameter while the box is ticked. */
  readonly value: string
  readonly label: string
  readonly isSelected: boolean
  /** Reads the store. During hydration, `isSelected` is the prerendered value. */
  readonly isSelectedNow: () => boolean
  readonly onToggle: () => void
  /** Rendered beside the label, not part of the box's name. */
  readonly children?: ReactNode
}

/** A checkbox of the filter. The early script ticks it by `data-parameter` (hydration/showQuery.ts). */
export function FilterBox(props: FilterBoxProps) {
  const { parameter, value, label, isSelected, isSelectedNow, onToggle, children } = props
  const input = useEarlyInput<HTMLInputElement>(({ isTicked }) => {
    if (isTicked !== isSelectedNow()) onToggle()
  })
  // Safari resets a box with `autocomplete="off"` to its default when Back shows the page again.
  useLayoutEffect(() => {
    input.current?.toggleAttribute('checked', isSelected)
  }, [input, isSelected])
  const marks = { ...fieldName(value), 'data-parameter': parameter }
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={isSelected}
          onChange={onToggle}
          value={value}
          slotProps={{
            // Firefox restores boxes at a reload, Chrome at Back. The address is the truth.
            input: { ref: input, ...marks, autoComplete: 'off' },
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
