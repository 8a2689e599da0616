import { useEffect, useState } from 'react'
import { useLoaded } from '../useLoaded'
import { watchTips } from './watchTips'

const TIP_SIDE_OFFSET_PX = 4

const loadTooltip = () => import('@mui/material/Tooltip')

/** Shows one tip at a time, for every `data-tip`. The script is loaded during the delay before a tip. */
export function TipLayer() {
  const [interest, setInterest] = useState<object>()
  const tooltip = useLoaded(loadTooltip, interest)
  const [tip, setTip] = useState<{ readonly anchor: HTMLElement; readonly isOpen: boolean }>()

  useEffect(() => {
    function show(anchor?: HTMLElement): void {
      if (anchor) setTip({ anchor, isOpen: true })
      else setTip((last) => (last?.anchor.isConnected ? { ...last, isOpen: false } : undefined))
    }
    // Each interest is a new need: without the script there are no tips, and the next interest tries again.
    return watchTips(() => setInterest({}), show)
  }, [])

  if (!tooltip || !tip) return null
  const title = tip.anchor.dataset['tip']
  return (
    // MUI's tooltip for an anchor that is not its child. Its child is hidden, and its listeners are off.
    <tooltip.default
      // A new element for each title: a browser that translates the page replaces text nodes.
      title={<span key={title}>{title}</span>}
      open={tip.isOpen}
      describeChild
      disableHoverListener
      disableFocusListener
      disableTouchListener
      slotProps={{
        popper: { anchorEl: tip.anchor },
        // Outranks MUI's selector. A margin, not an offset, so that the pointer can cross it.
        tooltip: { sx: { '&&&&': { margin: `${TIP_SIDE_OFFSET_PX}px` } } },
      }}
    >
      <span hidden />
    </tooltip.default>
  )
}
