import { closeKeyboard } from '../components/closeKeyboard'
import { handleComposition } from '../components/composition'
import { actOfField, afterAct, EMPTY_QUERY, isSameQuery, type Act } from '../domain/jobsQuery'
import { writeEarly } from '../url/earlyAddress'
import { parseQuery } from '../url/jobsQueryCodec'
import { changedFields, fieldsIn } from './fields'
import { pressHeld } from './heldPress'
import { pressedControl } from './holdPresses'
import { findPart } from './listParts'
import { createEarlyList, type CardSource } from './showQuery'
import { isAtStage, isEarly } from './stage'

const pageOf = (link?: HTMLAnchorElement | null) => parseQuery(link?.search ?? '').page

/** The act of a button or a page number of the list. */
function actOfControl(control: Element): Act | undefined {
  if (control === findPart('clear')) return 'cleared'
  const pages = findPart('pages')
  if (!pages?.contains(control)) return undefined
  if (control instanceof HTMLAnchorElement) return { page: pageOf(control) }
  const current = pageOf(pages.querySelector<HTMLAnchorElement>('[aria-current]'))
  return { page: current + (control === findPart('next') ? 1 : -1) }
}

/** Shows the query of the address, and until the app starts, answers what the visitor does on the list. */
export function answerEarly(source: CardSource): void {
  const showQuery = createEarlyList(source)
  let query = parseQuery(location.search)

  // After an error, the app renders the list.
  const show = (withFields: boolean) => void showQuery(query, withFields).catch(() => {})

  /** As the app does: typing replaces the entry, and every other act adds one (url/README.md). */
  function take(act: Act | undefined): void {
    const next = act && afterAct(query, act)
    if (!next || next === query || !isEarly()) return
    query = next
    writeEarly(query, act !== 'cleared' && 'searched' in act ? 'replace' : 'push')
    show(act === 'cleared')
  }

  writeEarly(query, 'replace')
  const isAsked = isAtStage(/^pending/) || !isSameQuery(query, EMPTY_QUERY)
  // Typed and ticked while the document was arriving, in the fields of the plain list.
  for (const field of changedFields()) take(actOfField(query, field))
  if (isAsked) show(true)

  addEventListener('popstate', () => {
    const asked = parseQuery(location.search)
    // A followed fragment is a `popstate`, too.
    if (!isEarly() || isSameQuery(asked, query)) return
    query = asked
    show(true)
  })

  document.addEventListener('input', ({ target }) => {
    for (const field of fieldsIn(document)) if (field === target) take(actOfField(query, field))
  })

  // As SearchBox.tsx does.
  document.addEventListener('keydown', closeKeyboard)
  for (const type of ['compositionupdate', 'compositionend'] as const)
    document.addEventListener(type, handleComposition)

  // As ResultsHeader.tsx and ResultsPagination.tsx do. Before the press is held (holdPresses.ts).
  function handlePress(event: MouseEvent): void {
    const control = isEarly() && pressedControl(event)
    const act = control && actOfControl(control)
    if (!act) return
    event.preventDefault()
    // First, because the browser stores the scroll position of the entry that is left.
    take(act)
    const next =
      act === 'cleared' ? document.querySelector('input[type=search]') : findPart('count')?.closest('h2')
    if (next instanceof HTMLElement) next.focus({ preventScroll: act !== 'cleared' })
    if (act !== 'cleared') scrollTo({ top: 0, behavior: 'instant' })
  }
  document.addEventListener('click', handlePress, true)
  // Pressed while the document was arriving.
  pressHeld()
}
