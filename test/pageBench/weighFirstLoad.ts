import type { Browser } from '@playwright/test'

interface Weight {
  readonly kBOf: Readonly<Record<string, number>>
  readonly requests: number
}

/** What a cold visit transfers until the network is idle. */
export async function weighFirstLoad(browser: Browser, url: string): Promise<Weight> {
  const page = await browser.newPage()
  const kBOf: Record<string, number> = { document: 0, script: 0, font: 0, other: 0 }
  let requests = 0
  page.on('requestfinished', async (request) => {
    requests += 1
    const kind = request.resourceType() in kBOf ? request.resourceType() : 'other'
    const { responseBodySize } = await request.sizes()
    kBOf[kind] = (kBOf[kind] ?? 0) + responseBodySize / 1000
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.close()
  return { kBOf, requests }
}
