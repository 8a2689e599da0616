/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesForHosts } from '../../src/site/hosting/filesForHosts'
import { SECURITY_HEADERS } from '../../src/site/security/securityPolicy'
import { freePort } from '../support/freePort'
import { runNode } from '../support/runNode'

const SITE = ['index.html', '404.html', 'jobs.html', 'jobs/7.html', 'sw.js', 'assets/index-abc.js']

const { _headers } = filesForHosts('/', SITE)

it('protects every response, and lets hashed files alone be cached for a year', () => {
  const protection = Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${name}: ${value}\n`)
  expect(_headers).toBe(
    `/*\n${protection.join('')}\n/assets/index-abc.js\n  Cache-Control: public, max-age=31536000, immutable\n`,
  )
})

it('writes every address below the base path', () => {
  const files = filesForHosts('/a.b/', SITE)
  for (const text of [files['_headers'], files['_redirects']]) expect(text).not.toMatch(/^\/(?!a\.b\/)/m)
  // A dot in a pattern matches any letter.
  expect(files['_nginx.conf']).toContain(
    'location ~* ^/a\\.b/jobs(?:/|\\.html)?$ { return 301 /a.b/jobs$is_args$args; }',
  )
  expect(files['_redirects']).toContain('/a.b/* /a.b/404.html 404')
})

it('has a receiver in its README that takes a form, or refuses it for good', async () => {
  const readme = readFileSync('src/site/hosting/README.md', 'utf8')
  const [, receiver = ''] = /```js\n(import [^]*?)```/.exec(readme) ?? []
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'receiver-'))
  const send = `
    const send = async (body) => (await fetch('http://localhost:${port}', { method: 'POST', body })).status
    for (const [submissionId, name] of [['a-1', 'cv.pdf'], ['a-2', 'é'.repeat(123) + '.pdf'], ['', 'cv.pdf'], ['a'.repeat(300), 'cv.pdf'], ['..', 'cv.pdf']]) {
      const form = new FormData()
      for (const field of ['resume', 'certificate', '../../outside']) form.append(field, new File(['PDF'], name))
      form.set('consent', 'yes')
      if (submissionId) form.set('submissionId', submissionId)
      console.log(await send(form))
    }
    console.log(await send('no form'))
    process.exit()`
  writeFileSync(join(folder, 'receiver.mjs'), receiver.replace('8080', String(port)) + send)
  const { output } = await runNode(folder, 'receiver.mjs')
  expect(readdirSync(join(folder, 'received/a-1'))).toEqual(['certificate.pdf', 'form.json', 'resume.pdf'])
  const entry: unknown = JSON.parse(readFileSync(join(folder, 'received/a-1/form.json'), 'utf8'))
  expect(entry).toMatchObject({ resume: 'cv.pdf', certificate: 'cv.pdf', consent: 'yes' })
  expect(output.split('\n')).toEqual(['200', '200', '400', '400', '400', '400', ''])
  rmSync(folder, { recursive: true })
})
