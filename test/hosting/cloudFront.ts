import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { PROJECT_ROOT } from './sites'
import { isServed, splitAddress, type HandedSite, type HostAnswer } from './staticHost'

type Outcome =
  | { readonly uri: string }
  | { readonly statusCode: number; readonly headers: { location: { value: string } } }

/** Runs the shipped function as CloudFront does, for a build with this base path. */
function runFunction(base: string, address: string): Outcome {
  const { path: uri, query } = splitAddress(address)
  const querystring: Record<string, { value: string; multiValue?: { value: string }[] }> = {}
  for (const [, name = '', value = ''] of query.matchAll(/[?&]([^=&]+)=?([^&]*)/g)) {
    const earlier = querystring[name]
    querystring[name] = earlier
      ? { value, multiValue: [...(earlier.multiValue ?? [earlier]), { value }] }
      : { value }
  }
  const source = readFileSync(`${PROJECT_ROOT}src/site/hosting/cloudFrontFunction.js`, 'utf8')
  const context = createContext({ event: { request: { uri, querystring } } })
  const outcome: Outcome = runInContext(
    `${source.replace("const BASE = '/'", `const BASE = '${base}'`)}; handler(event)`,
    context,
  )
  return outcome
}

/** A distribution and a bucket that are set up as `src/site/hosting/README.md` says. */
export function cloudFront(base: string, site: HandedSite, address: string): HostAnswer {
  const outcome = runFunction(base, address)
  if ('statusCode' in outcome) {
    return { status: outcome.statusCode, location: outcome.headers.location.value, headers: {} }
  }
  const key = decodeURIComponent(outcome.uri)
  if (!isServed(site, key)) return { status: 404, file: `${base}404.html`, headers: {} }
  const isAsset = key.startsWith(`${base}assets/`)
  const caching = isAsset ? 'public, max-age=31536000, immutable' : 'no-cache'
  return { status: 200, file: key, headers: { 'Cache-Control': caching } }
}
