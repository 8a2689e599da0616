/** What of the jobs list's page the early list reads and changes, as `pages/jobsList` draws it. */
export type ListElements = ReturnType<typeof findListElements>

type Kind<Found> = abstract new () => Found

/** Throws where the page is not the one that it is made for. */
export function findListElements(document: Document) {
  function all<Found extends Element>(kind: Kind<Found>, selector: string): readonly Found[] {
    return [...document.querySelectorAll(`main ${selector}`)].filter(
      (found): found is Found => found instanceof kind,
    )
  }

  function one<Found extends Element>(kind: Kind<Found>, selector: string): Found {
    const [found] = all(kind, selector)
    if (!found) throw new Error(selector)
    return found
  }

  const list = one(HTMLElement, '.cards')
  return {
    field: one(HTMLInputElement, '[type=search]'),
    boxes: all(HTMLInputElement, '[type=checkbox]'),
    foundCounts: all(HTMLElement, '.count > span'),
    clear: one(HTMLButtonElement, 'fieldset > button'),
    matchCount: one(HTMLElement, 'output > span'),
    list,
    /** Whether every position has its card, in the catalog's order. */
    isWhole: 'whole' in list.dataset,
    cards: all(HTMLElement, '.card'),
    noMatches: one(HTMLElement, '.no-matches'),
    alert: one(HTMLElement, '[role=alert] > span'),
    widerSearches: all(HTMLElement, '.no-matches li'),
    /** None where all positions fit on one page. */
    pages: all(HTMLElement, 'nav')[0],
    pageLinks: all(HTMLAnchorElement, 'nav a'),
    pageSteps: all(HTMLButtonElement, 'nav button'),
  }
}
