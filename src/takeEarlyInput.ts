import { EMPTY_DRAFTS, withFieldValue } from './forms/drafts'
import { changedFields, keepFocus } from './hydration/earlyInput'
import { takeFields } from './pages/jobsList/takeFields'
import type { AppStore } from './store/createAppStore'

/**
 * Takes what was entered before the app: fields of the list become actions, those of forms the first drafts.
 * Call `finish` once the page is hydrated: React reports no change that it finds at hydration.
 */
export function takeEarlyInput(document: Document, store: AppStore) {
  const firstDrafts = changedFields(document).reduce(withFieldValue, EMPTY_DRAFTS)
  takeFields(store)
  const restoreFocus = keepFocus(document)
  const finish = (): void => {
    takeFields(store)
    restoreFocus()
  }
  return { firstDrafts, finish }
}
