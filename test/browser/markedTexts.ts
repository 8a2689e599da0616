import type { Page } from '@playwright/test'

/** What is marked in the cards, in the document's order (the highlight of `MatchMarks`). */
export function markedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...(CSS.highlights.get('search') ?? [])].map(
      ({ startContainer, startOffset, endOffset }) =>
        startContainer.nodeValue?.slice(startOffset, endOffset) ?? '',
    ),
  )
}
