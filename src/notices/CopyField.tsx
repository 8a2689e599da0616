import { styled } from '@mui/material/styles'
import type { SyntheticEvent } from 'react'
import { TOUCH_TARGET_PX } from '../theme/touchTarget'

const Field = styled('input')(({ theme }) => ({
  width: '100%',
  height: TOUCH_TARGET_PX,
  marginTop: theme.spacing(1),
  padding: theme.spacing(0, 1),
  border: `1px solid ${theme.vars.palette.grey[500]}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  // Below 16 px Safari zooms into a field that takes the focus.
  fontSize: 'max(16px, 1rem)',
  userSelect: 'text',
  // The message around it cuts off what reaches out.
  '&:focus-visible': { outlineOffset: -3 },
}))

const selectAll = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => currentTarget.select()

/** A text to copy by hand, selected as soon as one goes to it. */
export function CopyField({ text }: { readonly text: string }) {
  return (
    <Field
      readOnly
      value={text}
      aria-label="Link"
      onFocus={selectAll}
      // A press puts the caret somewhere after the focus.
      onClick={selectAll}
      // The card takes a press for the beginning of a swipe.
      onMouseDown={(event) => event.stopPropagation()}
    />
  )
}
