import Tooltip, { type TooltipProps } from '@mui/material/Tooltip'
import { useState } from 'react'

/** MUI's tooltip, whose title is the accessible name of a control without text. Its delays: theme/surfaces.ts. */
export function Tip(props: Pick<TooltipProps, 'title' | 'children'>) {
  const [isTouched, setIsTouched] = useState(false)
  return (
    <Tooltip
      {...props}
      // For a long press, MUI waits for `enterTouchDelay` first.
      enterDelay={isTouched ? 0 : undefined}
      onPointerDown={({ pointerType }) => setIsTouched(pointerType !== 'mouse')}
      // A finger leaves when it is lifted or scrolls.
      onPointerLeave={() => setIsTouched(false)}
      // Scrolling is no long press, but MUI waits for the end of the touch.
      onPointerCancel={({ currentTarget }) =>
        currentTarget.dispatchEvent(new Event('touchend', { bubbles: true }))
      }
    />
  )
}
