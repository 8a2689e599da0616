export type DraftFields = Record<string, string | boolean | File | null>

/** What a visitor has typed into one form so far. */
export interface Draft<Fields extends DraftFields> {
  readonly get: () => Readonly<Fields>
  readonly change: (changed: Partial<Fields>) => void
  readonly clear: () => void
  /** Whether something would be lost: a text or a file. */
  readonly hasContent: () => boolean
}

export function createDraft<Fields extends DraftFields>(empty: Fields, onChange: () => void): Draft<Fields> {
  let fields = empty

  function replace(next: Fields): void {
    fields = next
    onChange()
  }

  return {
    get: () => fields,
    change: (changed) => replace({ ...fields, ...changed }),
    clear: () => replace(empty),
    hasContent: () =>
      Object.values(fields).some(
        (value) => value instanceof File || (typeof value === 'string' && value !== ''),
      ),
  }
}
