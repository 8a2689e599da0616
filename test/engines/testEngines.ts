import { rmSync } from 'node:fs'
import { chromiumEngine } from './chromiumEngine'
import type { EngineKind } from './engine'
import { firefoxEngine } from './firefoxEngine'
import type { Journey } from './journey'
import { journeys } from './journeys/journeys'
import { playJourneys } from './playJourneys'
import { report, type Column } from './report'
import { serveSite } from './serveSite'
import { webkitEngine } from './webkitEngine'

const PICTURES = '.cache/engines/pictures'

async function tryEngine(kind: EngineKind, played: readonly Journey[], origin: string): Promise<Column> {
  const engine = await kind.start()
  if (!engine) return { name: kind.name, missing: kind.howToInstall }
  try {
    return { name: engine.name, outcomes: await playJourneys(engine, played, origin, PICTURES) }
  } finally {
    await engine.close()
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
  const kinds = chosen([chromiumEngine, firefoxEngine, webkitEngine], 'ENGINE')
  const played = chosen(journeys, 'JOURNEY')
  const site = await serveSite()
  try {
    const columns: Column[] = []
    for (const kind of kinds) columns.push(await tryEngine(kind, played, site.origin))
    return report(played, columns, Boolean(process.env['CI']))
  } finally {
    await site.close()
  }
}
