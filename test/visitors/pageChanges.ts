import type { Page } from '@playwright/test'

async function addStyle(page: Page, text: string): Promise<void> {
  await page.locator('footer').waitFor({ state: 'attached' })
  await page.evaluate((css) => {
    const style = document.createElement('style')
    style.append(css)
    document.head.append(style)
  }, text)
}

export const writeLarge = (page: Page) => addStyle(page, 'html { font-size: 200% }')

/** The spacing of WCAG 1.4.12. */
export const spaceText = (page: Page) =>
  addStyle(
    page,
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
     p { margin-bottom: 2em !important }`,
  )

/** As Dark Reader does: a sheet over all, and inline colours with marks of its own. */
export async function darkenLikeExtension(page: Page): Promise<void> {
  await addStyle(
    page,
    'html, body, body * { background-color: #181a1b !important; color: #e8e6e3 !important }',
  )
  await page.evaluate(() => {
    document.documentElement.dataset['darkreaderMode'] = 'dynamic'
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      element.dataset['darkreaderInlineBgcolor'] = ''
      element.style.setProperty('--darkreader-inline-bgcolor', '#181a1b')
    }
  })
}

export async function turnRightToLeft(page: Page): Promise<void> {
  await page.locator('footer').waitFor({ state: 'attached' })
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
}

/** Every word twice, now and whenever the page changes: other languages are longer than English. */
export async function doubleWords(page: Page): Promise<void> {
  await page.evaluate(() => {
    const doubled = new WeakMap<Text, string>()
    const double = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      for (let text: Node | null = walker.currentNode; text; text = walker.nextNode()) {
        if (!(text instanceof Text) || text.parentElement?.closest('script, style, noscript, textarea'))
          continue
        if (doubled.get(text) === text.data) continue
        text.data = text.data.replace(/[A-Za-z]{2,}/g, (word) => word + word.toLowerCase())
        doubled.set(text, text.data)
      }
    }
    double(document.body)
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) double(node)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}
