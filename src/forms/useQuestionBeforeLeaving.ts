import { useEffect, useSyncExternalStore } from 'react'
import { askBeforeLeaving } from './askBeforeLeaving'
import type { Drafts } from './createDrafts'

/** Has the browser ask before what is typed gets lost. A listener for nothing would only bar the page from the back/forward cache. */
export function useQuestionBeforeLeaving({ subscribe, hasContent: hasAnyContent }: Drafts): void {
  const hasContent = useSyncExternalStore(subscribe, hasAnyContent, () => false)

  useEffect(() => (hasContent ? askBeforeLeaving(window) : undefined), [hasContent])
}
