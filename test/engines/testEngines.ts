import { rmSync } from 'node:fs'
import { chromiumEngine } from './chromiumEngine'
import type { EngineKind } from './engine'
import { firefoxEngine } from './firefoxEngine'
import { journeys } from './journeys/journeys'
import { playJourneys } from './playJourneys'
import { report, type Column } from './report'
import { serveSite } from './serveSite'
import { webkitEngine } from './webkitEngine'

const PICTURES = '.cache/engines/pictures'

async function tryEngine(kind: EngineKind, origin: string): Promise<Column> {
  const engine = await kind.start()
  if (!engine) return { name: kind.name, missing: kind.howToInstall }
  try {
    return { name: engine.name, outcomes: await playJourneys(engine, journeys.filter(({name})=>name.includes(process.env['JOURNEY']??'')), origin, PICTURES) }
  } finally {
    await engine.close()
  }
}

/** Plays every journey on every engine that this machine has; answers with the exit code. */
export async function testEngines(): Promise<number> {
  rmSync(PICTURES, { recursive: true, force: true })
  const site = await serveSite()
  try {
    const columns: Column[] = []
    for (const kind of [chromiumEngine, firefoxEngine, webkitEngine].filter(({name})=>(process.env['ENGINES']??name).includes(name))) columns.push(await tryEngine(kind, site.origin))
    return report(journeys, columns, Boolean(process.env['CI']))
  } finally {
    await site.close()
  }
}
