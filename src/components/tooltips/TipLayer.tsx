import { useEffect, useState } from 'react'
import type { TipBubble, TipBubbleProps } from './TipBubble'
import { watchTips } from './watchTips'

/**
 * Shows one tip at a time, for every `data-tip` of the page. The bubble's script is as large as the rest of a small page, so
 * it is loaded when the pointer first reaches a control with a tip. The delay before a tip hides the loading.
 */
export function TipLayer() {
  const [Bubble, setBubble] = useState<typeof TipBubble>()
  const [tip, setTip] = useState<TipBubbleProps>()

  useEffect(
    () =>
      watchTips(document, {
        onInterest() {
          // Without it there are no tips. The next interest tries again.
          import('./TipBubble').then(
            (loaded) => setBubble(() => loaded.TipBubble),
            () => {},
          )
        },
        onShow(anchor) {
          if (anchor) setTip({ anchor, title: anchor.dataset['tip'] ?? '', isOpen: true })
          else setTip((last) => (last?.anchor.isConnected ? { ...last, isOpen: false } : undefined))
        },
      }),
    [],
  )

  return Bubble && tip ? <Bubble {...tip} /> : null
}
