import { expect, test as base } from '@playwright/test'

const BLOCKED_WORKER = /^Service Worker registration blocked by Playwright/

interface Fixtures {
  /** What the browser may complain about in this test; anything else fails it. */
  readonly expectedComplaints: RegExp[]
  readonly failOnComplaints: void
}

/** Every test also asserts that the console stays free of errors and warnings, and that nothing was thrown. */
export const test = base.extend<Fixtures>({
  // Only serviceWorker.spec.ts allows the worker, because requests that it answers can't be routed.
  serviceWorkers: 'block',
  expectedComplaints: [[], { option: true }],
  failOnComplaints: [
    async ({ context, expectedComplaints }, runTest) => {
      const complaints: string[] = []
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          console.error(`Content Security Policy: ${effectiveDirective} refused ${blockedURI}`)
        })
      })
      context.on('weberror', (error) => complaints.push(String(error.error())))
      await runTest()
      const known = [BLOCKED_WORKER, ...expectedComplaints]
      expect(complaints.filter((text) => !known.some((complaint) => complaint.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
