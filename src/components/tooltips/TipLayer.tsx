import { useEffect, useState } from 'react'
import type { TipBubble, TipBubbleProps } from './TipBubble'
import { watchTips } from './watchTips'

/**
 * The one tip that can show at a time, for every `data-tip` of the page. Its bubble weighs as much as the rest of
 * a small page, so it is fetched when the first tip may be wanted; the delay before a tip hides the wait.
 */
export function TipLayer() {
  const [Bubble, setBubble] = useState<typeof TipBubble>()
  const [tip, setTip] = useState<TipBubbleProps>()

  useEffect(
    () =>
      watchTips(document, {
        onInterest() {
          // Without it there are no tips, which is no reason to bother anyone; the next interest tries again.
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
