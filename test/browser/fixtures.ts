import { expect, test as base } from '@playwright/test'

interface Fixtures {
  /** What the browser may complain about in this test; anything else fails it. */
  readonly expectedComplaints: RegExp[]
  readonly failOnComplaints: void
}

/** Every test also asserts that the console stays free of errors and warnings, and that nothing was thrown. */
export const test = base.extend<Fixtures>({
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
      expect(complaints.filter((text) => !expectedComplaints.some((known) => known.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
