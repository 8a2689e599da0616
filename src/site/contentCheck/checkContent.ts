import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { today } from '../today'
import { pictureTexts } from './pictureTexts'
import { validateContent } from './validateContent'

export interface ContentCheck {
  /** Where the mistakes are: lines are counted from 1, columns from 0. */
  readonly mistakes: readonly { readonly file: string; readonly line: number; readonly column: number }[]
  readonly hasWarnings: boolean
  /** The whole of it, as a terminal shows it. */
  readonly text: string
}

/** Whether the site in `root` can be built of a folder of content, as of today, and what there is to say about it. */
export function checkContent(root: string, folder: string): ContentCheck {
  const files = readdirSync(join(root, folder)).filter((file) => file.endsWith('.ts'))
  const publicFile = (name: string) => join(root, 'public', name)
  const sources = new Map(files.map((file) => [file, readFileSync(join(root, folder, file), 'utf8')]))
  const { findings, notes, summary } = validateContent(sources, {
    today: today(),
    isPublicFile: (name) => existsSync(publicFile(name)),
    hasOrigin: Boolean(process.env['SITE_ORIGIN']?.trim()),
    picture: pictureTexts(publicFile('preview.png')),
  })
  const mistakes = findings.filter(({ severity }) => severity === 'mistake')
  const warnings = findings.filter(({ severity }) => severity === 'warning')
  const heading = `${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'} in ${folder}:\n`
  const lines = [
    ...(mistakes.length === 0 ? [] : [heading, ...mistakes.map(({ text }) => `${text}\n`)]),
    ...warnings.map(({ text }) => `Warning: ${text}`),
    ...notes.map((note) => `Note: ${note}`),
    mistakes.length === 0 ? summary : 'Mend this, then try again with npm run check:content.',
  ]
  return {
    mistakes: mistakes.map(({ file, at }) => {
      const before = (sources.get(file) ?? '').slice(0, at).split('\n')
      return { file: join(root, folder, file), line: before.length, column: before.at(-1)?.length ?? 0 }
    }),
    hasWarnings: warnings.length > 0,
    text: lines.join('\n'),
  }
}
