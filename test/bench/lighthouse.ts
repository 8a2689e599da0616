import { DEBUGGING_PORT, medianOf } from './benchBrowser'

interface LighthouseResult {
  readonly runtimeError?: { readonly message: string }
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

/** The used part of Lighthouse. Its types are not in the install of the project. */
export type Lighthouse = (
  url: string,
  flags: { readonly port: number; readonly output: 'json'; readonly logLevel: 'error' },
) => Promise<{ readonly lhr: LighthouseResult } | undefined>

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** Runs Lighthouse's mobile test (simulated slow 4G, processor at a quarter of its speed), and returns the medians. */
export async function runLighthouse(lighthouse: Lighthouse, url: string, runs: number) {
  const results: LighthouseResult[] = []
  for (let run = 0; run < runs; run += 1) {
    // Parallel runs would disturb each other.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await lighthouse(url, { port: DEBUGGING_PORT, output: 'json', logLevel: 'error' })
    if (!answer) throw new Error(`Lighthouse gave no answer for ${url}.`)
    if (answer.lhr.runtimeError) throw new Error(answer.lhr.runtimeError.message)
    results.push(answer.lhr)
  }
  return {
    scores: CATEGORIES.map((name) =>
      medianOf(results.map(({ categories }) => 100 * (categories[name]?.score ?? 0))),
    ).join('/'),
    lcpMs: medianOf(
      results.map(({ audits }) => audits['largest-contentful-paint']?.numericValue ?? Number.NaN),
    ),
  }
}
