type Field = HTMLInputElement | HTMLTextAreaElement

interface EarlyInput {
  readonly value: string
  readonly isTicked: boolean
}

/** For a field that stands in a prerendered page; no `name`, which the browser could send. */
export const fieldName = (name: string) => ({ 'data-field': name })

/** What was done before hydration, by the fields' names: not by their places, where other programs put nodes. */
const entered = new Map<string, EarlyInput>()
const taken = new Set<string>()
let focused: Field | undefined

const nameOf = (field: Field) => field.dataset['field'] ?? ''

function isEarly(target: EventTarget | null): target is Field {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return isField && 'field' in target.dataset && !taken.has(nameOf(target))
}

function note(target: EventTarget | null): void {
  if (!isEarly(target)) return
  const isTicked = 'checked' in target && target.checked
  if (isTicked || target.value !== target.defaultValue)
    entered.set(nameOf(target), { value: target.value, isTicked })
  else entered.delete(nameOf(target))
}

function noteFocus(target: EventTarget | null): void {
  focused = isEarly(target) ? target : undefined
}

/**
 * Keeps what has been typed and ticked in a page that is about to hydrate. Where another program has changed the
 * page (a password manager beside a field, a translator), React draws it anew, with fresh fields.
 */
export function keepEarlyInput(root: HTMLElement): void {
  entered.clear()
  taken.clear()
  root.querySelectorAll('[data-field]').forEach(note)
  noteFocus(document.activeElement)
  // While it captures: React stops what comes to a part that it is about to hydrate.
  root.addEventListener('input', ({ target }) => note(target), true)
  root.addEventListener('focusin', ({ target }) => noteFocus(target))
  root.addEventListener('focusout', () => {
    // A field that is drawn anew loses the focus too, but then it is gone.
    setTimeout(() => {
      if (focused?.isConnected && focused !== document.activeElement) focused = undefined
    })
  })
}

function takeFocus(field: Field): void {
  const old = focused
  if (!old || old.isConnected || nameOf(old) !== nameOf(field)) return
  focused = undefined
  field.focus({ preventScroll: true })
  // A field of an e-mail address has no selection to ask for.
  if (old.selectionStart !== null) field.setSelectionRange(old.selectionStart, old.selectionEnd)
}

/**
 * React noted what the field held when it began to hydrate it, and takes the same, typed or ticked again, for no change.
 * It notes what is set through the field.
 */
function tellReact(field: Field, value: string): void {
  const { selectionStart, selectionEnd } = field
  field.value = value
  if ('checked' in field) {
    const { checked } = field
    field.checked = checked
  }
  // Safari has moved the caret to the end.
  if (selectionStart !== field.selectionStart) field.setSelectionRange(selectionStart, selectionEnd)
}

/** What was done with this field before hydration, if anything; once. A field drawn anew gets its text and the focus. */
export function takeEarlyInput(field: Field): EarlyInput | undefined {
  if (!isEarly(field)) return undefined
  const early = entered.get(nameOf(field))
  entered.delete(nameOf(field))
  taken.add(nameOf(field))
  tellReact(field, early ? early.value : field.value)
  takeFocus(field)
  return early
}
