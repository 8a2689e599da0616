import type { Page } from '@playwright/test'
import type { Visit } from './visit'

type Expected = ReturnType<Visit['expected']>

/** How long an address may lag: Chromium takes 200 writes in 10 s. */
const PATIENCE_MS = 30_000

/** Waits until the page shows what is expected. Answers with what it shows in the end where it does not. */
export function settle(page: Page, expected: Expected): Promise<Expected | null> {
  return page.evaluate(
    async ([wanted, patienceMs]) => {
      // What runs in the page has no other scope.
      // oxlint-disable-next-line unicorn/consistent-function-scoping
      const look = () => {
        const main = document.querySelector('main')
        const box = main?.querySelector<HTMLInputElement>('input[type=search]')
        const ticked = main?.querySelectorAll<HTMLInputElement>('input[type=checkbox]:checked') ?? []
        const count = box ? (main?.querySelector('output')?.textContent ?? '') : null
        return {
          address: window.location.pathname + window.location.search,
          title: document.title,
          heading: main?.querySelector('h1')?.textContent ?? '',
          search: box?.value ?? null,
          ticks: [...ticked].map(({ value }) => value).join(),
          cards:
            [...(main?.querySelectorAll('a') ?? [])].filter(
              (link) => link.textContent.startsWith('View Details') && !link.closest('[hidden]'),
            ).length * (box ? 1 : 0),
          matches: count === null ? null : parseInt(count, 10),
          letter: main?.querySelector('textarea')?.value ?? null,
        }
      }
      const isSettled = () => JSON.stringify(look()) === JSON.stringify(wanted)
      const deadline = performance.now() + patienceMs
      while (!isSettled()) {
        if (performance.now() > deadline) return look()
        await new Promise(requestAnimationFrame)
      }
      return null
    },
    [expected, PATIENCE_MS] as const,
  )
}
