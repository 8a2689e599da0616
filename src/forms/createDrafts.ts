export type DraftFields = Record<string, string | boolean | File | null>

export interface Draft<Fields extends DraftFields> {
  readonly get: () => Readonly<Fields>
  readonly change: (changed: Partial<Fields>) => void
  readonly clear: () => void
}

const isContent = (value: DraftFields[string]) =>
  value instanceof File || (typeof value === 'string' && value !== '')

export type Drafts = ReturnType<typeof createDrafts>

/** Holds the drafts of one running app. Each form adds its own (defineDraft.ts). */
export function createDrafts() {
  const drafts = new Set<Pick<Draft<DraftFields>, 'get'>>()
  const subscribers = new Set<() => void>()

  return {
    add<Fields extends DraftFields>(empty: Fields): Draft<Fields> {
      let fields = empty

      function replace(next: Fields): void {
        fields = next
        for (const notify of subscribers) notify()
      }

      const draft: Draft<Fields> = {
        get: () => fields,
        change: (changed) => replace({ ...fields, ...changed }),
        clear: () => replace(empty),
      }
      drafts.add(draft)
      return draft
    },
    /** True where a text or a file would be lost. */
    hasContent: () => [...drafts].some(({ get }) => Object.values(get()).some(isContent)),
    subscribe: (notify: () => void) => {
      subscribers.add(notify)
      return () => subscribers.delete(notify)
    },
  }
}
