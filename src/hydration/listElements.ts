/** What of the jobs list's page the early list reads and changes, as `pages/jobsList` draws it. */
export type ListElements = ReturnType<typeof findListElements>

/** Throws where the page is not the one that it is made for. */
export function findListElements(document: Document) {
  function all<Found extends HTMLElement>(selector: string): readonly Found[] {
    return [...document.querySelectorAll<Found>(`main ${selector}`)]
  }

  function one<Found extends HTMLElement>(selector: string): Found {
    const [found] = all<Found>(selector)
    if (!found) throw new Error(selector)
    return found
  }

  const list = one('.cards')
  return {
    field: one<HTMLInputElement>('[type=search]'),
    boxes: all<HTMLInputElement>('[type=checkbox]'),
    foundCounts: all('.count > span'),
    clear: one<HTMLButtonElement>('fieldset > button'),
    matchCount: one('output > span'),
    list,
    /** Whether every position has its card, in the catalog's order. */
    isWhole: 'whole' in list.dataset,
    cards: all('.card'),
    noMatches: one('.no-matches'),
    alert: one('[role=alert] > span'),
    widerSearches: all('.no-matches li'),
    /** None where all positions fit on one page. */
    pages: all('nav')[0],
    pageLinks: all<HTMLAnchorElement>('nav a'),
    pageSteps: all<HTMLButtonElement>('nav button'),
  }
}
