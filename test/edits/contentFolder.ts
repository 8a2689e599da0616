import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { entriesAt, textsIn, valueAt, withSpan, type Path, type Span } from './contentSource'

/** The files of a content folder, edited by hand as it were: what is not touched stays as it stands. */
export interface ContentFolder {
  readonly files: () => readonly string[]
  readonly rewrite: (file: string, change: (source: string) => string) => void
  /** Writes another text where a path leads; the path begins with what the file exports. */
  readonly setText: (file: string, path: Path, text: string) => void
  readonly textAt: (file: string, path: Path) => string
  readonly replaceTexts: (file: string, replacement: (old: string) => string | null) => void
  readonly countEntries: (file: string, path: Path) => number
  readonly insertEntry: (file: string, path: Path, index: number, entry: string) => void
  readonly removeEntries: (file: string, path: Path, from: number) => void
}

function placeOf(file: string, source: string, path: Path): Span {
  const place = valueAt(source, path)
  if (place === undefined) throw new Error(`${file} has nothing at ${path.join('.')}`)
  return place
}

export function createContentFolder(folder: string): ContentFolder {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const rewrite = (file: string, change: (source: string) => string) =>
    writeFileSync(join(folder, file), change(read(file)))

  return {
    files: () => readdirSync(folder).filter((file) => file.endsWith('.ts')),
    rewrite,
    setText: (file, path, text) =>
      rewrite(file, (source) => withSpan(source, placeOf(file, source, path), JSON.stringify(text))),
    textAt(file, path) {
      const source = read(file)
      const { start, end } = placeOf(file, source, path)
      return source.slice(start + 1, end - 1)
    },
    replaceTexts: (file, replacement) =>
      rewrite(file, (source) =>
        // From the end, so that what comes before stays where it is.
        textsIn(source).reduceRight((changed, span) => {
          const text = replacement(source.slice(span.start + 1, span.end - 1))
          return text === null ? changed : withSpan(changed, span, JSON.stringify(text))
        }, source),
      ),
    countEntries: (file, path) => entriesAt(read(file), path).length,
    insertEntry: (file, path, index, entry) =>
      rewrite(file, (source) => {
        const next = entriesAt(source, path)[index]
        const at = next?.start ?? placeOf(file, source, path).end - 1
        const before = next === undefined && !/[[,]\s*$/.test(source.slice(0, at)) ? ',\n' : ''
        return withSpan(source, { start: at, end: at }, `${before}${entry},\n`)
      }),
    removeEntries: (file, path, from) =>
      rewrite(file, (source) => {
        const first = entriesAt(source, path)[from]
        return first === undefined
          ? source
          : withSpan(source, { start: first.start, end: placeOf(file, source, path).end - 1 }, '')
      }),
  }
}
