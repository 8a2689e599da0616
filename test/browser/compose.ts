import type { Page } from '@playwright/test'

/** Types as an input method does: shows each step, then enters the last one. */
export async function compose(page: Page, ...steps: readonly string[]): Promise<void> {
  const input = await page.context().newCDPSession(page)
  for (const text of steps) {
    const caret = { selectionStart: text.length, selectionEnd: text.length }
    await input.send('Input.imeSetComposition', { text, ...caret })
  }
  await input.send('Input.insertText', { text: steps.at(-1) ?? '' })
  await input.detach()
}
