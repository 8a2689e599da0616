import { parseSync } from 'vite'
import type { Finding } from './finding'
import { readValues, type ContentValues } from './readValues'
import { UNKNOWN } from './shape'
import { sourceLine } from './findingText'
import { syntaxHint } from './syntaxHint'

export interface ReadFile {
  /** What it exports, and where; `null` where it can't be read as it is written. */
  readonly content: ContentValues | null
  readonly findings: readonly Finding[]
}

const LOST_CHARACTER = '\uFFFD'

/**
 * Reads the files of the content by their names. Nothing of them is run, so that what is wrong in one hides nothing in
 * another; what comes from one of the `unsound` files is left open.
 */
export function readContent(
  sources: ReadonlyMap<string, string>,
  unsound: readonly string[] = [],
): ReadonlyMap<string, ReadFile> {
  const files = new Map<string, ReadFile>()
  function read(file: string, source: string): ReadFile {
    const known = files.get(file)
    if (known !== undefined) return known
    const told = (at: number, words: string): Finding => ({
      file,
      at,
      severity: 'mistake',
      text: `${sourceLine(file, source, at)}: ${words}`,
    })
    const { program, errors } = parseSync(file, source)
    const lost = source.indexOf(LOST_CHARACTER)
    const findings = errors.map(({ labels, message }) => {
      const { at, hint } = syntaxHint(source, labels[0]?.start ?? 0, message)
      return told(at, hint)
    })
    if (lost !== -1)
      findings.unshift(
        told(lost, `a character can't be read. Save the file as UTF-8 and type the character again.`),
      )
    const unread = { content: null, findings }
    // Before what it imports, in case that imports it in turn.
    files.set(file, unread)
    if (findings.length > 0) return unread
    const content = readValues(program, source, (other, name) => {
      const importedSource = unsound.includes(other) ? undefined : sources.get(other)
      const values = importedSource === undefined ? undefined : read(other, importedSource).content?.values
      return values ? values[name] : UNKNOWN
    })
    const result = { content, findings: content.problems.map(({ at, words }) => told(at, words)) }
    files.set(file, result)
    return result
  }
  return new Map([...sources].map(([file, source]) => [file, read(file, source)]))
}
