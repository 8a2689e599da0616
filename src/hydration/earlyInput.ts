type Field = HTMLInputElement | HTMLTextAreaElement

/** The state of a field that the visitor changed before its hydration. */
export interface EarlyInput {
  readonly value: string
  readonly isTicked: boolean
}

/** Marks a field of a prerendered page. Boxes may share a name. Not `name`, which the browser could submit. */
export const fieldName = (name: string) => ({ 'data-field': name })

/** By field name, because another program may change the page, and React then creates new fields. */
const entered = new Map<string, EarlyInput>()
/** The names of the fields that are not hydrated yet. */
const waiting = new Set<string>()
let focused: Field | undefined

const nameOf = (field: Field) => `${field.dataset['field']} ${field.type === 'checkbox' ? field.value : ''}`

function isField(target: EventTarget | null): target is Field {
  const isInput = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return isInput && 'field' in target.dataset
}

const isTicked = (field: Field) => 'checked' in field && field.checked

const isUntouched = (field: Field) =>
  field.value === field.defaultValue && isTicked(field) === ('checked' in field && field.defaultChecked)

function remember(target: EventTarget | null): void {
  if (!isField(target) || !waiting.has(nameOf(target))) return
  entered.set(nameOf(target), { value: target.value, isTicked: isTicked(target) })
}

/** Remembers text, ticks and focus from before hydration. The early script has set the defaults (earlyScript.ts). */
export function keepEarlyInput(root: HTMLElement): void {
  entered.clear()
  waiting.clear()
  for (const field of root.querySelectorAll('[data-field]')) {
    if (!isField(field)) continue
    waiting.add(nameOf(field))
    if (!isUntouched(field)) remember(field)
  }
  focused = isField(document.activeElement) ? document.activeElement : undefined
  // In the capture phase, because React stops events at parts that are about to hydrate.
  root.addEventListener('input', ({ target }) => remember(target), true)
  root.addEventListener('focusin', ({ target }) => {
    focused = isField(target) ? target : undefined
  })
}

function restoreFocus(field: Field): void {
  if (!focused || focused.isConnected || nameOf(focused) !== nameOf(field)) return
  const { selectionStart, selectionEnd } = focused
  focused = undefined
  field.focus({ preventScroll: true })
  // An e-mail field has no selection.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
}

/** React ignores an `input` event with the value that it read when hydration began. Setting the value updates that. */
function updateReact(field: Field, value: string): void {
  const { selectionStart, selectionEnd } = field
  field.value = value
  if ('checked' in field) Object.assign(field, { checked: field.checked })
  // Safari moves the caret to the end.
  if (selectionStart !== field.selectionStart) field.setSelectionRange(selectionStart, selectionEnd)
}

/** Returns, once, what was entered before hydration, and undefined for an untouched field. A new field gets the focus back. */
export function takeEarlyInput(field: Field): EarlyInput | undefined {
  // Later, another page has shown the field again.
  if (!waiting.delete(nameOf(field))) return undefined
  const early = entered.get(nameOf(field))
  updateReact(field, early?.value ?? field.value)
  restoreFocus(field)
  return early
}
