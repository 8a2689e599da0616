/** What of the jobs list's page the early list reads and changes, as `pages/jobsList` draws it. */
export type ListElements = ReturnType<typeof findListElements>

/** Throws where the page is not the one that it is made for. */
export function findListElements(document: Document) {
  function one(selector: string): HTMLElement {
    const found = document.querySelector(selector)
    if (!(found instanceof HTMLElement)) throw new Error(selector)
    return found
  }

  const main = one('main')
  const list = one('.cards')
  const noMatches = one('.no-matches')
  const inputs = [...main.querySelectorAll('input')]
  const field = inputs.find(({ type }) => type === 'search')
  if (!field) throw new Error('search')
  const pages = main.querySelector('nav')
  return {
    field,
    boxes: inputs.filter(({ type }) => type === 'checkbox'),
    foundCounts: main.querySelectorAll('.count > span'),
    clear: one('fieldset > button'),
    matchCount: one('output > span'),
    list,
    /** Whether every position has its card, in the catalog's order. */
    isWhole: 'whole' in list.dataset,
    cards: [...list.querySelectorAll('li')],
    noMatches,
    alert: one('.no-matches p > span'),
    widerSearches: noMatches.querySelectorAll('li'),
    /** None where all positions fit on one page. */
    pages,
    pageLinks: [...(pages?.querySelectorAll('a') ?? [])],
    pageSteps: [...(pages?.querySelectorAll('button') ?? [])],
  }
}
