import Tooltip from '@mui/material/Tooltip'

const TIP_SIDE_OFFSET_PX = 4

export interface TipBubbleProps {
  readonly anchor: HTMLElement
  readonly title: string
  readonly isOpen: boolean
}

/** MUI's tooltip, beside an anchor that is not its child: the child it asks for is empty, and so are its listeners. */
export function TipBubble({ anchor, title, isOpen }: TipBubbleProps) {
  return (
    <>
      <Tooltip
        // A bare text beside what MUI puts there would stay behind on a translated page.
        title={<span key={title}>{title}</span>}
        open={isOpen}
        describeChild
        disableHoverListener
        disableFocusListener
        disableTouchListener
        slotProps={{
          popper: { anchorEl: anchor },
          // MUI's own margins have a selector of three classes. A margin, not an offset: the pointer can cross it.
          tooltip: { sx: { fontSize: '0.8125rem', '&&&&': { margin: `${TIP_SIDE_OFFSET_PX}px` } } },
        }}
      >
        <span hidden />
      </Tooltip>
    </>
  )
}
