import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumEngine } from './chromiumEngine'
import type { EngineKind } from './engine'
import { firefoxEngine } from './firefoxEngine'
import type { Journey } from './journey'
import { journeys } from './journeys/journeys'
import { playJourneys } from './playJourneys'
import { report, type Column } from './report'
import { serveSite, type Site } from './serveSite'
import { showSideBySide } from './showSideBySide'
import { webkitEngine } from './webkitEngine'
import { within } from './within'

const PICTURES = '.cache/engines/pictures'

/** Starting and ending a browser takes seconds, a minute on a busy machine. */
const BROWSER_LIMIT_MS = 120_000

async function tryEngine(kind: EngineKind, played: readonly Journey[], site: Site): Promise<Column> {
  const engine = await within(BROWSER_LIMIT_MS, kind.start())
  if (!engine) return { name: kind.name, missing: kind.howToInstall }
  const pictures = join(PICTURES, kind.name)
  mkdirSync(pictures, { recursive: true })
  try {
    return { name: engine.name, outcomes: await playJourneys(engine, played, site, pictures) }
  } finally {
    await within(BROWSER_LIMIT_MS, engine.close()).catch((error: unknown) => {
      console.log(`${engine.name} did not end: ${String(error)}`)
    })
  }
}

/** One that is there but does not start fails all of its journeys, and stops no other engine. */
async function tryEngineSafely(kind: EngineKind, played: readonly Journey[], site: Site): Promise<Column> {
  try {
    return await tryEngine(kind, played, site)
  } catch (error) {
    console.log(`${kind.name} does not run: ${String(error)}`)
    const failed = { result: 'failed', reason: String(error) } as const
    return { name: kind.name, outcomes: new Map(played.map((journey) => [journey, failed])) }
  }
}

/** `ENGINE=Firefox`, `JOURNEY=drawer`: those alone whose name has this in it. */
function chosen<Named extends { readonly name: string }>(
  all: readonly Named[],
  wanted: string,
): readonly Named[] {
  return all.filter(({ name }) => name.includes(process.env[wanted] ?? ''))
}

/** Plays every journey on every engine that this machine has; answers with the exit code. */
export async function testEngines(): Promise<number> {
  rmSync(PICTURES, { recursive: true, force: true })
  mkdirSync(PICTURES, { recursive: true })
  const kinds = chosen([chromiumEngine, firefoxEngine, webkitEngine], 'ENGINE')
  const played = chosen(journeys, 'JOURNEY')
  const site = await serveSite()
  try {
    // Side by side: much of a journey is waiting, for a limit to be lifted or a notice to go.
    const columns = await Promise.all(kinds.map((kind) => tryEngineSafely(kind, played, site)))
    showSideBySide(PICTURES)
    return report(played, columns, Boolean(process.env['CI']))
  } finally {
    await site.close()
  }
}
