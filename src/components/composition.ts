/** Kana, full-width letters, Han, bopomofo: text that an input method turns into other text. */
const CONVERTED = /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}\p{sc=Bopo}Ａ-ｚ]/u
const LONGEST_WAIT_MS = 1000

let timer: ReturnType<typeof setTimeout> | undefined

/** While the results are busy, no alert appears (NoMatches.tsx), and nothing is announced. */
function setBusy(isBusy: boolean): void {
  const count = document.querySelector('section output > *')
  const results = count?.closest('section')
  if ((results?.getAttribute('aria-busy') === 'true') === isBusy) return
  results?.setAttribute('aria-busy', String(isBusy))
  // A text that has changed while the results were busy is not announced. The same text as a new node is.
  if (!isBusy) count?.replaceChildren(count.textContent ?? '')
}

/**
 * The results wait while text is converted. Other text counts as typed: many keyboards compose each word, and Korean
 * ones the last syllable of a search until the next key.
 */
export function handleComposition({ type, data }: Pick<CompositionEvent, 'type' | 'data'>): void {
  const isConverted = type !== 'compositionend' && CONVERTED.test(data)
  clearTimeout(timer)
  if (isConverted) timer = setTimeout(setBusy, LONGEST_WAIT_MS, false)
  setBusy(isConverted)
}
