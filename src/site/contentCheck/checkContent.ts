import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, runnerImport } from 'vite'
import { readSources, type Sources } from '../sources'
import { createFinding } from './finding'
import picture from './previewPicture.json' with { type: 'json' }

const SLIP = "Something is missing or extra here or just before, like a ' or a comma, a { or }, a [ or ]."
const NO_TEXT = "Write a text between two ', true or false, or a name that exists, like company.name."

/** The rules import texts, which may have mistakes. The module runner is closed after this import. */
const rules = await import('./validateContent').catch((error: unknown) =>
  createFinding('*.ts', `${String(error)}. npm run typecheck finds it.`),
)

/** The exports of all `.ts` files, unless there are mistakes in their code. */
async function runTexts(folder: string, sources: Sources) {
  const files = [...sources].filter(([file]) => file.endsWith('.ts'))
  const mistakes = files.flatMap(([file, source]) => {
    const [error] = parseSync(file, source).errors
    return error
      ? createFinding(file, `${SLIP} (${error.message}.)`, { source, at: error.labels[0]?.start ?? 0 })
      : []
  })
  if (mistakes.length > 0) return { texts: {}, mistakes }
  try {
    const imports = files.map(([file]) => runnerImport<object>(join(folder, file), { logLevel: 'silent' }))
    const modules = await Promise.all(imports)
    return { texts: Object.assign({}, ...modules.map(({ module }) => module)), mistakes }
  } catch (error) {
    const { stack = '', message } = error instanceof Error ? error : new Error(String(error))
    const [file = 'language.ts'] = /[\w-]+\.ts(?=:\d|\. |')/.exec(stack) ?? []
    return { texts: {}, mistakes: [createFinding(file, `${message}. ${NO_TEXT}`)] }
  }
}

/** Checks a folder of content of the site in `root`, as of today. */
export async function checkContent(root: string, folder: string) {
  const sources = readSources(join(root, folder))
  const { texts, mistakes: inCode } = await runTexts(join(root, folder), sources)
  const values = { ...texts, SITE_ORIGIN, FORMS_ENDPOINT }
  const context = { isPublicFile: (name: string) => existsSync(join(root, 'public', name)), picture }
  // The rules fail for a mistake that is named already, too.
  const { findings, summary } =
    'validateContent' in rules
      ? rules.validateContent(sources, values, context)
      : { findings: inCode.length > 0 ? [] : [rules], summary: '' }
  const all = [...inCode, ...findings]
  const mistakes = all.filter(({ isWarning }) => !isWarning)
  const warnings = all.filter(({ isWarning }) => isWarning)
  const heading = `${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'} in ${folder}:\n`
  const lines = [
    ...(mistakes.length === 0 ? [] : [heading, ...mistakes.map(({ text }) => `${text}\n`)]),
    ...warnings.map(({ text }) => `Warning: ${text}`),
    mistakes.length === 0 ? summary : 'Correct this, then run npm run check:content again.',
  ]
  const [first] = mistakes
  return {
    firstMistake: first && { file: join(root, folder, first.file), line: first.line || 1, column: 0 },
    text: lines.join('\n'),
  }
}
