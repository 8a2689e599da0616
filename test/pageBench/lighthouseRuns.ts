import { medianOf } from './medianOf'

interface LighthouseCategory {
  readonly score: number | null
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
}

/** What is used of Lighthouse's answer. */
interface LighthouseResult {
  readonly runtimeError?: { readonly message: string }
  readonly categories: Readonly<Record<string, LighthouseCategory>>
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly numericValue?: number }>>
}

/** What is used of Lighthouse, whose types are not there in an install that does without it. */
export type Lighthouse = (
  url: string,
  flags: { readonly port: number; readonly output: 'json'; readonly logLevel: 'error' },
) => Promise<{ readonly lhr: LighthouseResult } | undefined>

/** Lighthouse's mobile test (simulated slow 4G, 4x slower processor): medians of `runs` cold visits. */
export interface LighthouseMedians {
  readonly scores: Readonly<Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>>
  readonly fcpMs: number
  readonly lcpMs: number
  readonly tbtMs: number
  readonly cls: number
  readonly speedIndexMs: number
  /** What costs points elsewhere than in performance, in any run: names of Lighthouse's audits. */
  readonly missed: readonly string[]
}

function missedIn({ categories, audits }: LighthouseResult): string[] {
  return Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
}

export async function runLighthouse(
  lighthouse: Lighthouse,
  url: string,
  debuggingPort: number,
  runs: number,
): Promise<LighthouseMedians> {
  const results: LighthouseResult[] = []
  for (let run = 0; run < runs; run += 1) {
    const answer = await lighthouse(url, { port: debuggingPort, output: 'json', logLevel: 'error' })
    if (!answer) throw new Error(`Lighthouse gave no answer for ${url}.`)
    if (answer.lhr.runtimeError) throw new Error(answer.lhr.runtimeError.message)
    results.push(answer.lhr)
  }
  const score = (category: string) =>
    medianOf(results.map(({ categories }) => 100 * (categories[category]?.score ?? 0)))
  const audit = (name: string) =>
    medianOf(results.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN))
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    fcpMs: audit('first-contentful-paint'),
    lcpMs: audit('largest-contentful-paint'),
    tbtMs: audit('total-blocking-time'),
    cls: audit('cumulative-layout-shift'),
    speedIndexMs: audit('speed-index'),
    missed: [...new Set(results.flatMap(missedIn))],
  }
}
