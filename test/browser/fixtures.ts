import { test as base, expect } from '@playwright/test'
import { shownJob } from '../../src/domain/shownJob'
import { catalog } from '../support/catalog'
import { startVite } from '../support/startVite'
import { RECEIVER, startReceiver, type Receiver } from './receiver'

/** The options in which the sites of playwright.config.ts differ. */
export interface SiteOptions {
  /** The folder of the second site, or null for the site of the global setup. */
  readonly secondSite: string | null
}

interface WorkerFixtures extends SiteOptions {
  readonly receiver: Receiver
  readonly secondSiteUrl: string | null
}

interface Fixtures {
  /** The title on the page of an id. */
  readonly titleAt: (id: string) => string
  /** The errors and warnings that this test expects in the console. Any other one fails it. */
  readonly expectedComplaints: RegExp[]
  readonly failOnComplaints: void
}

/** The configuration blocks service workers. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright'

/** An unexpected console error or warning, exception or violation of the security policy fails a test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  secondSite: [null, { scope: 'worker', option: true }],
  secondSiteUrl: [
    async ({ secondSite }, runTests) => {
      if (secondSite === null) return runTests(null)
      const server = await startVite('.', 'preview', '--outDir', secondSite)
      await runTests(server.address)
      return server.stop()
    },
    { scope: 'worker' },
  ],
  receiver: [
    // Playwright reads the names of the fixtures from the pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, runTests) => {
      const receiver = await startReceiver()
      await runTests(receiver)
      receiver.stop()
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    ({ launchOptions: { args = [], ...others }, receiver: { port } }, runTests) =>
      runTests({ ...others, args: [...args, `--host-resolver-rules=MAP ${RECEIVER} localhost:${port}`] }),
    { scope: 'worker' },
  ],
  titleAt: ({ secondSite }, runTest) =>
    runTest((id) => shownJob(catalog, id, secondSite === null ? 'first' : 'by-id')?.title ?? ''),
  expectedComplaints: [[], { option: true }],
  baseURL: ({ baseURL, secondSiteUrl }, runTest) => runTest(secondSiteUrl ?? baseURL),
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
