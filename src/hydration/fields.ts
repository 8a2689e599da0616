export type Field = HTMLInputElement | HTMLTextAreaElement

/** Marks a field whose content is state. Boxes may share a name. Not the attribute `name`, which forms submit. */
export const fieldName = (name: string) => ({ 'data-field': name })

export const fieldsIn = (root: ParentNode) => [...root.querySelectorAll<Field>('[data-field]')]

/** The fields that the visitor has changed. The early script sets the defaults (showQuery.ts). */
export const changedFields = () =>
  fieldsIn(document).filter(
    (field) =>
      field.value !== field.defaultValue || ('checked' in field && field.checked !== field.defaultChecked),
  )

/**
 * Another program may change the page before hydration, and React then renders fields again. Returns a
 * function that moves the focus and the caret from a lost field to the one in its place.
 */
export function keepFocus(): () => void {
  const { body, activeElement } = document
  const focused = fieldsIn(body).find((field) => field === activeElement)
  return () => {
    if (!focused || focused.isConnected || document.activeElement !== body) return
    const isSame = ({ dataset, type, value }: Field) =>
      dataset['field'] === focused.dataset['field'] && (type !== 'checkbox' || value === focused.value)
    const { selectionStart, selectionEnd } = focused
    const field = fieldsIn(body).find(isSame)
    field?.focus({ preventScroll: true })
    // An email field has no selection.
    if (selectionStart !== null) field?.setSelectionRange(selectionStart, selectionEnd)
  }
}
