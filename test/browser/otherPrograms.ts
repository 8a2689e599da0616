import type { Page } from '@playwright/test'

/** Precedes each translated text. */
export const TRANSLATED = '¡'

/**
 * Translates as Chrome and Edge do: replaces each text node with two nested `<font>`, now and whenever the page changes.
 * Runs in the page, so it can't use anything from this file.
 */
function translateContinuously(mark: string): void {
  const ignored = `script, style, noscript, textarea, svg, font[data-mark="${mark}"]`
  const translateText = (text: Text) => {
    if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(ignored)) return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    outer.dataset['mark'] = mark
    outer.append(inner)
    inner.append(mark + text.data)
    text.replaceWith(outer)
  }
  const translateIn = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = node instanceof Text ? [node] : []
    for (let next = walker.nextNode(); next; next = walker.nextNode())
      if (next instanceof Text) texts.push(next)
    texts.forEach(translateText)
  }
  translateIn(document.body)
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of [target, ...addedNodes]) translateIn(node)
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
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
