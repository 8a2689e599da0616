/** @jest-environment node */
import { startDevServer, type DevServer } from '../support/startDevServer'

const SLOW_MACHINE_MS = 60_000

let server: DevServer
const get = (path: string) => fetch(`${server.address}${path}`, { headers: { accept: 'text/html' } })

beforeAll(async () => {
  server = await startDevServer(process.cwd(), '--mode', 'fixture')
}, SLOW_MACHINE_MS)

afterAll(() => server.stop())

it('npm run dev serves jobs.json', async () => {
  const response = await get('/jobs.json')
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(await response.json()).toMatchObject({ company: 'Larkfield' })
})

it('npm run dev answers a missing asset with status 404, and a page with the app', async () => {
  const missing = await get('/assets/gone.js')
  expect([missing.status, await missing.text()]).toEqual([404, 'Not found'])
  const page = await get('/jobs?search=a.b')
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('id="root"')])
})

it('npm run dev sends the security policy, relaxed for hot reload', async () => {
  const policy = (await get('/')).headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("form-action 'none'")
  expect(policy).toContain("connect-src 'self' ws:")
})
