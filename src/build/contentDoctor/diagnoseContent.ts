import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { contentMistakes, type ContentModule } from './contentMistakes'
import { CONTENT_FILES } from './contentShapes'
import { diagnoseModules, type Diagnosis } from './diagnoseModules'
import { readContentFile } from './readContentFile'
import { siteOutlook } from './siteOutlook'

export interface ContentDiagnosis extends Diagnosis {
  /** What the site will show; `null` where mistakes keep it from being built. */
  readonly outlook: string | null
}

/** Puts the others together, and can be read when they can. */
const CATALOG = 'catalog.ts'

/** What there is to say about a folder of content, every mistake at once; `today` as `YYYY-MM-DD`. */
export async function diagnoseContent(folder: string, today: string): Promise<ContentDiagnosis> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'))
  const missing = CONTENT_FILES.filter((file) => !files.includes(file))
  const read = await Promise.all(
    files.filter((file) => file !== CATALOG).map((file) => readContentFile(join(folder, file))),
  )
  const modules = new Map<string, ContentModule>()
  for (const { file, module } of read) if (module !== undefined) modules.set(file, module)
  const { mistakes, warnings, notes } = diagnoseModules(modules, today)
  const found = [
    ...missing.map((file) => `${file}: is missing. Put it back, or ask a developer.`),
    ...read.flatMap((each) => each.mistakes),
    ...mistakes,
  ]
  if (found.length > 0) return { mistakes: found, warnings, notes, outlook: null }
  const { module: catalog = {}, mistakes: inCatalog } = await readContentFile(join(folder, CATALOG))
  if (inCatalog.length > 0) return { mistakes: inCatalog, warnings, notes, outlook: null }
  const outlook = siteOutlook(catalog['catalog'], modules.get('settings.ts')?.['shownJobPolicy'])
  return { mistakes: contentMistakes(CATALOG, catalog), warnings, notes, outlook }
}
