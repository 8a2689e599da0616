/** @jest-environment node */
import { join } from 'node:path'
import { startDevServer, type DevServer } from '../support/startDevServer'

const ROOT = join(__dirname, '../..')
const SLOW_MACHINE_MS = 60_000

let server: DevServer
let address = ''

beforeAll(async () => {
  server = await startDevServer(ROOT, '--mode', 'fixture')
  address = server.address
}, SLOW_MACHINE_MS)

afterAll(() => server.stop())

it('answers under npm run dev with the positions for programs', async () => {
  const answer = await fetch(`${address}/jobs.json`)
  expect(answer.headers.get('content-type')).toBe('application/json')
  expect(await answer.json()).toMatchObject({ positions: expect.arrayContaining([]) })
})

it('answers for a missing asset with 404 and without the app’s HTML, and for a page with the app', async () => {
  const headers = { accept: 'text/html' }
  const missing = await fetch(`${address}/assets/gone.js`, { headers })
  expect([missing.status, await missing.text()]).toEqual([404, 'Not found'])
  const page = await fetch(`${address}/jobs?search=a.b`, { headers })
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('id="root"')])
})

it('holds the security policy up in development but for what hot reload needs', async () => {
  const policy = (await fetch(`${address}/`)).headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("form-action 'none'")
  expect(policy).toContain("connect-src 'self' ws:")
})
