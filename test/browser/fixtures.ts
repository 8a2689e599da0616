import { test as base, expect } from '@playwright/test'

interface Fixtures {
  /** The errors and warnings that this test expects in the console. Any other one fails it. */
  readonly expectedComplaints: RegExp[]
  readonly failOnComplaints: void
}

/** The configuration blocks service workers. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright'

/** An unexpected console error or warning, exception or violation of the security policy fails a test. */
export const test = base.extend<Fixtures>({
  expectedComplaints: [[], { option: true }],
  failOnComplaints: [
    async ({ context, expectedComplaints }, runTest) => {
      const complaints: string[] = []
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      await context.addInitScript(() => {
        // As in the oldest supported browsers (README.md).
        const newerApis = {
          canParse: URL,
          any: AbortSignal,
          withResolvers: Promise,
          groupBy: Object,
          fromAsync: Array,
          toSorted: Array.prototype,
          toReversed: Array.prototype,
          isWellFormed: String.prototype,
          union: Set.prototype,
        }
        for (const [name, owner] of Object.entries(newerApis)) Reflect.deleteProperty(owner, name)
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          console.error(`Content Security Policy: ${effectiveDirective} refused ${blockedURI}`)
        })
      })
      context.on('weberror', (error) => complaints.push(String(error.error())))
      await runTest()
      const isExpected = (text: string) =>
        text === BLOCKED_WORKER || expectedComplaints.some((known) => known.test(text))
      expect(complaints.filter((text) => !isExpected(text))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
