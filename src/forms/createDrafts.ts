import { createDraft, type Draft, type DraftFields } from './createDraft'

/**
 * The drafts of one running app: a form adds its own (`defineDraft`). They live in the memory of the page and nowhere
 * else: personal data and files never enter Redux, the address or storage (README.md).
 */
export function createDrafts() {
  const drafts = new Set<Pick<Draft<DraftFields>, 'hasContent'>>()
  const subscribers = new Set<() => void>()

  return {
    add<Fields extends DraftFields>(empty: Fields): Draft<Fields> {
      const draft = createDraft(empty, () => subscribers.forEach((notify) => notify()))
      drafts.add(draft)
      return draft
    },
    /** Whether anything typed or chosen would be lost. */
    hasContent: () => [...drafts].some((draft) => draft.hasContent()),
    subscribe: (notify: () => void) => {
      subscribers.add(notify)
      return () => subscribers.delete(notify)
    },
  }
}

export type Drafts = ReturnType<typeof createDrafts>
