export type DraftFields = Record<string, string | boolean | File | null>

export type Draft<Fields extends DraftFields> = ReturnType<typeof createDraft<Fields>>

/** What a visitor has typed into one form so far. */
export function createDraft<Fields extends DraftFields>(empty: Fields, onChange: () => void) {
  let fields = empty

  function replace(next: Fields): void {
    fields = next
    onChange()
  }

  return {
    get: (): Readonly<Fields> => fields,
    change: (changed: Partial<Fields>) => replace({ ...fields, ...changed }),
    clear: () => replace(empty),
    /** Whether something would be lost: a text or a file. */
    hasContent: () =>
      Object.values(fields).some(
        (value) => value instanceof File || (typeof value === 'string' && value !== ''),
      ),
  }
}
