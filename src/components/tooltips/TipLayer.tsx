import { useEffect, useState } from 'react'
import { useLoaded } from '../useLoaded'
import type { TipBubbleProps } from './TipBubble'
import { watchTips } from './watchTips'

const loadBubble = () => import('./TipBubble')

/** Shows one tip at a time, for every `data-tip`. The bubble is loaded during the delay before a tip. */
export function TipLayer() {
  const [interest, setInterest] = useState<object>()
  const bubble = useLoaded(loadBubble, interest)
  const [tip, setTip] = useState<TipBubbleProps>()

  useEffect(() => {
    function show(anchor?: HTMLElement): void {
      if (anchor) setTip({ anchor, title: anchor.dataset['tip'] ?? '', isOpen: true })
      else setTip((last) => (last?.anchor.isConnected ? { ...last, isOpen: false } : undefined))
    }
    // Each interest is a new need: without the script there are no tips, and the next interest tries again.
    return watchTips(() => setInterest({}), show)
  }, [])

  return bubble && tip ? <bubble.TipBubble {...tip} /> : null
}
