import Tooltip from '@mui/material/Tooltip'

const TIP_SIDE_OFFSET_PX = 4

export interface TipBubbleProps {
  readonly anchor: HTMLElement
  readonly title: string
  readonly isOpen: boolean
}

/** MUI's tooltip for an anchor that is not its child. Its child is hidden, and its listeners are off. */
export function TipBubble({ anchor, title, isOpen }: TipBubbleProps) {
  return (
    <Tooltip
      // A new element for each title: a browser that translates the page replaces text nodes.
      title={<span key={title}>{title}</span>}
      open={isOpen}
      describeChild
      disableHoverListener
      disableFocusListener
      disableTouchListener
      slotProps={{
        popper: { anchorEl: anchor },
        // Outranks MUI's selector. A margin, not an offset, so that the pointer can cross it.
        tooltip: { sx: { '&&&&': { margin: `${TIP_SIDE_OFFSET_PX}px` } } },
      }}
    >
      <span hidden />
    </Tooltip>
  )
}
