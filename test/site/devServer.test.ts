/** @jest-environment node */
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(__dirname, '../..')
const PORT = '4296'
const SLOW_MACHINE_MS = 60_000

const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--mode', 'fixture', '--port', PORT], {
  cwd: ROOT,
  env: { ...process.env, NODE_ENV: '', NO_COLOR: '1' },
})
let address = ''

beforeAll(async () => {
  address = await new Promise<string>((resolve, reject) => {
    let output = ''
    vite.stdout.on('data', (text: Buffer) => {
      output += String(text)
      const [, found] = /Local: +(http\S+)\//.exec(output) ?? []
      if (found !== undefined) resolve(found)
    })
    vite.on('close', () => reject(new Error(output)))
  })
}, SLOW_MACHINE_MS)

afterAll(() => vite.kill())

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
