import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseSync, runnerImport } from 'vite'
import type { ContentModule } from './contentMistakes'
import { repeatedFields } from './repeatedFields'
import { sourceLine } from './sourceLine'
import { syntaxHint } from './syntaxHint'

export interface ReadFile {
  readonly file: string
  /** Missing where the file can't be read as it is written. */
  readonly module?: ContentModule
  readonly mistakes: readonly string[]
}

const LOST_CHARACTER = '\uFFFD'

/** Why a file can't be read, before anybody asks what it says; `null` where it can. */
function writingMistake(file: string, source: string): string | null {
  const lost = source.indexOf(LOST_CHARACTER)
  if (lost !== -1) {
    return `${sourceLine(file, source, lost)}: a character can't be read. Save the file as UTF-8 and type the character again.`
  }
  const [error] = parseSync(file, source).errors
  if (error === undefined) return null
  const { at, hint } = syntaxHint(source, error.labels[0]?.start ?? 0, error.message)
  return `${sourceLine(file, source, at)}: ${hint}`
}

/** A word without quotes where a text belongs is taken for the name of something, which does not exist. */
function importMistake(file: string, source: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const [, word] = /^([\p{L}\p{N}_]+) is not defined/u.exec(message) ?? []
  if (word === undefined)
    return `${file}: can't be read (${message}). Undo the last change, or ask a developer.`
  // On a line that has neither a comment nor a text before it.
  const at = source.search(new RegExp(`^[^'"/\\n]*[:,[]\\s*${word}(?![\\p{L}\\p{N}_])`, 'mu'))
  return `${sourceLine(file, source, at)}: ${word} has no quotes around it. Write a straight ' before and after the text.`
}

function repeatedFieldMistakes(file: string, source: string): string[] {
  return repeatedFields(parseSync(file, source).program).map(({ names, at }) => {
    const stand = names.length === 1 ? 'stands' : 'stand'
    return `${sourceLine(file, source, at)}: ${names.join(', ')} ${stand} twice in one block. Delete one of the two, or part two blocks by }, and {.`
  })
}

/** Reads a content file from anywhere; `file` is what it is called in words. */
export async function readContentFile(path: string, file = basename(path)): Promise<ReadFile> {
  const source = await readFile(path, 'utf8')
  const unreadable = writingMistake(file, source)
  if (unreadable !== null) return { file, mistakes: [unreadable] }
  const mistakes = repeatedFieldMistakes(file, source)
  try {
    const { module } = await runnerImport<ContentModule>(path, { configFile: false, logLevel: 'silent' })
    return { file, module, mistakes }
  } catch (error) {
    return { file, mistakes: [...mistakes, importMistake(file, source, error)] }
  }
}
