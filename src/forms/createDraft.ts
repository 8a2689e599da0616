export type DraftFields = Record<string, string | boolean | File | null>

/** What a visitor has typed into one form so far. */
export interface Draft<Fields extends DraftFields> {
  readonly get: () => Readonly<Fields>
  readonly change: (changed: Partial<Fields>) => void
  readonly clear: () => void
  /** Whether something would be lost: a text or a file. */
  readonly hasContent: () => boolean
  readonly subscribe: (notify: () => void) => () => void
}

export function createDraft<Fields extends DraftFields>(empty: Fields): Draft<Fields> {
  let fields = empty
  const subscribers = new Set<() => void>()

  function replace(next: Fields): void {
    fields = next
    for (const notify of subscribers) notify()
  }

  return {
    get: () => fields,
    change: (changed) => replace({ ...fields, ...changed }),
    clear: () => replace(empty),
    hasContent: () =>
      Object.values(fields).some(
        (value) => value instanceof File || (typeof value === 'string' && value !== ''),
      ),
    subscribe(notify) {
      subscribers.add(notify)
      return () => {
        subscribers.delete(notify)
      }
    },
  }
}
