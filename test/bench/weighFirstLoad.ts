import type { Browser, Request } from '@playwright/test'

/** Returns the number of requests of a first visit until the network is idle, and their compressed size by type. */
export async function weighFirstLoad(browser: Browser, url: string) {
  const page = await browser.newPage({ serviceWorkers: 'block' })
  const bytes: Record<string, number> = {}
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  await page.goto(url, { waitUntil: 'networkidle' })
  for (const request of finished) {
    const kind = request.resourceType()
    const { responseBodySize } = await request.sizes()
    bytes[kind] = (bytes[kind] ?? 0) + responseBodySize
  }
  await page.close()
  const kB = (kind: string) => ((bytes[kind] ?? 0) / 1000).toFixed(1)
  return {
    'HTML, kB': kB('document'),
    'script, kB': kB('script'),
    'font, kB': kB('font'),
    requests: finished.length,
  }
}
