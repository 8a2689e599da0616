import type { Page } from '@playwright/test'

/** The texts that are marked in the cards, in the document's order (src/pages/jobsList/MatchMarks.ts). */
export function markedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...(CSS.highlights.get('search') ?? [])].map(
      ({ startContainer, startOffset, endOffset }) =>
        startContainer.nodeValue?.slice(startOffset, endOffset) ?? '',
    ),
  )
}
