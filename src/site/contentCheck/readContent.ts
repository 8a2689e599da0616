import { parseSync } from 'vite'
import { createFileFinding, createFinding, excerpt, isMistake, type Finding } from './finding'
import { readValues } from './readValues'
import { UNKNOWN, type ContentPath, type Shape } from './shape'
import { syntaxHint } from './syntaxHint'

interface ContentFile {
  /** The exports by name, as far as they can be read. */
  readonly values: Readonly<Record<string, unknown>>
  readonly findings: readonly Finding[]
}

export type ContentFiles = ReadonlyMap<string, ContentFile>

/** An export of a file, or a field of that export. */
export function valueAt(files: ContentFiles, file: string, name: string, field?: string): unknown {
  const value = files.get(`${file}.ts`)?.values[name]
  return field === undefined ? value : Reflect.get(Object(value), field)
}

/** `position 3 ("QA Lead"), type` or `services, items, entry 1 ("Web apps"), text`, counted from 1. */
function label(values: ContentFile['values'], path: ContentPath, file: string): string {
  let value: unknown = values
  const steps = path.map((step, depth) => {
    value = Reflect.get(Object(value), step)
    if (typeof step === 'string') return step
    const { title, name = title }: Record<string, unknown> = { ...Object(value) }
    const shown = typeof name === 'string' && name !== '' ? ` ("${excerpt(name)}")` : ''
    return `${depth === 1 ? 'position' : 'entry'} ${step + 1}${shown}`
  })
  return steps.slice(steps.length > 1 && `${steps[0]}.ts` === file ? 1 : 0).join(', ')
}

/** Reads the content files without running them, and finds what is wrong within each. */
export function readContent(
  sources: ReadonlyMap<string, string>,
  shapes: ReadonlyMap<string, Shape>,
): ContentFiles {
  const files = new Map<string, ContentFile>()

  /** A file with mistakes gives `UNKNOWN`, so that they are not reported again wherever it is imported. */
  function importFrom(file: string, name: string): unknown {
    const { values, findings } = readFile(file)
    return findings.some(isMistake) ? UNKNOWN : values[name]
  }

  function readSource(file: string, source: string): ContentFile {
    const mistake = (offset: number, words: string) =>
      createFinding({ file, source, offset }, 'mistake', words)
    const { program, errors } = parseSync(file, source)
    if (errors[0] !== undefined) {
      const { offset, hint } = syntaxHint(source, errors[0].labels[0]?.start ?? 0)
      return { values: {}, findings: [mistake(offset, hint)] }
    }
    const { values, offsetOf, problems } = readValues(program, source, importFrom)
    const shape = shapes.get(file)
    if (shape === undefined) {
      const words = 'the site does not use this file. Delete it, or ask a developer.'
      return { values, findings: [createFileFinding(file, 'warning', words)] }
    }
    const inShape = shape(values, []).map(({ path, complaint }) => {
      const isWarning = typeof complaint === 'object'
      const words = `${label(values, path, file)} ${isWarning ? complaint.warning : complaint}`
      return createFinding({ file, source, offset: offsetOf(path) }, isWarning ? 'warning' : 'mistake', words)
    })
    return { values, findings: [...problems.map(({ offset, words }) => mistake(offset, words)), ...inShape] }
  }

  function readFile(file: string): ContentFile {
    const known = files.get(file)
    if (known !== undefined) return known
    const source = sources.get(file)
    const missing = createFileFinding(file, 'mistake', 'is missing. Put it back, or ask a developer.')
    // Also ends the recursion if two files import each other.
    files.set(file, { values: {}, findings: [missing] })
    if (source !== undefined) files.set(file, readSource(file, source))
    return readFile(file)
  }

  for (const file of new Set([...shapes.keys(), ...sources.keys()])) readFile(file)
  return files
}
