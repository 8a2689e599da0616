import type { Page } from '@playwright/test'

/** Precedes each translated text. */
export const TRANSLATED = '¡'

/**
 * Translates as Chrome and Edge do: replaces each text node with two nested `<font>`, now and whenever the page changes.
 * Runs in the page, so it can't use anything from this file.
 */
function translateContinuously(mark: string): void {
  const ignored = `script, style, noscript, textarea, svg, font[data-mark="${mark}"]`
  const translateAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      if (!text.nodeValue?.trim() || text.parentElement?.closest(ignored)) continue
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      outer.dataset['mark'] = mark
      outer.append(inner)
      inner.append(mark + text.nodeValue)
      text.parentNode?.replaceChild(outer, text)
    }
  }
  translateAll()
  const changes = { childList: true, characterData: true, subtree: true }
  new MutationObserver(translateAll).observe(document.body, changes)
}

export async function translate(page: Page): Promise<void> {
  await page.locator('footer').waitFor({ state: 'attached' })
  await page.evaluate(translateContinuously, TRANSLATED)
}

/** Adds an element after each field, as LastPass does. */
export async function fillInLikePasswordManager(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('input, textarea')) {
      field.setAttribute('data-lastpass-icon-added', 'true')
      const icon = document.createElement('div')
      icon.setAttribute('data-lastpass-icon-root', '')
      icon.style.cssText =
        'position:relative!important;height:0!important;width:0!important;float:left!important'
      field.after(icon)
      icon.attachShadow({ mode: 'open' })
    }
  })
}

/** Adds what extensions leave in a page: nodes at both ends of its large parts, attributes on all elements. */
export async function scatterNodes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { documentElement, head, body } = document
    for (const parent of [documentElement, head, body, document.querySelector('#root')]) {
      for (const where of ['prepend', 'append'] as const)
        parent?.[where](document.createElement('stranger-node'))
    }
    for (const element of document.querySelectorAll('*')) {
      element.setAttribute('data-stranger', '1')
      element.classList.add('stranger')
    }
  })
}
