import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { today } from '../today'
import { isMistake } from './finding'
import { pictureTexts } from './pictureTexts'
import { validateContent } from './validateContent'

export type ContentCheck = ReturnType<typeof checkContent>

/** Checks a folder of content of the site in `root`, as of today. */
export function checkContent(root: string, folder: string) {
  const files = readdirSync(join(root, folder)).filter((file) => file.endsWith('.ts'))
  const publicFile = (name: string) => join(root, 'public', name)
  const sources = new Map(files.map((file) => [file, readFileSync(join(root, folder, file), 'utf8')]))
  const { findings, summary } = validateContent(sources, {
    today: today(),
    isPublicFile: (name) => existsSync(publicFile(name)),
    hasOrigin: Boolean(process.env['SITE_ORIGIN']?.trim()),
    picture: pictureTexts(publicFile('preview.png')),
  })
  const mistakes = findings.filter(isMistake)
  const warnings = findings.filter((finding) => !isMistake(finding))
  const heading = `${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'} in ${folder}:\n`
  const lines = [
    ...(mistakes.length === 0 ? [] : [heading, ...mistakes.map(({ text }) => `${text}\n`)]),
    ...warnings.map(({ text }) => `Warning: ${text}`),
    mistakes.length === 0 ? summary : 'Correct this, then run npm run check:content again.',
  ]
  return {
    /** With absolute file names. */
    mistakes: mistakes.map(({ file, line, column }) => ({ file: join(root, folder, file), line, column })),
    hasWarnings: warnings.length > 0,
    /** The whole result for a terminal. */
    text: lines.join('\n'),
  }
}
