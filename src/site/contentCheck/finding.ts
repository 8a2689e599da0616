/** Something to tell staff about a content file. */
export interface Finding {
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** Counted from 0. */
  readonly column: number
  /** A mistake must be corrected before the site can be built. */
  readonly severity: 'mistake' | 'warning'
  /** Complete, with file and line. */
  readonly text: string
}

export const isMistake = ({ severity }: Finding) => severity === 'mistake'

/** Enough of a text to find it, on one line. */
export function excerpt(text: string): string {
  const characters = Array.from(text.trim().replace(/\s/g, ' '))
  return characters.length > 60 ? `${characters.slice(0, 60).join('')} …` : characters.join('')
}

/** `jobsUsa.ts, line 22 (title: 'QA Lead',): …`; `offset` counts characters from the beginning of the source. */
export function createFinding(
  { file, source, offset }: { readonly file: string; readonly source: string; readonly offset: number },
  severity: Finding['severity'],
  words: string,
): Finding {
  const before = source.slice(0, offset).split('\n')
  const shown = excerpt(source.split('\n')[before.length - 1] ?? '')
  const place = `${file}, line ${before.length}${/\w/.test(shown) ? ` (${shown})` : ''}`
  const column = before.at(-1)?.length ?? 0
  return { file, line: before.length, column, severity, text: `${place}: ${words}` }
}

export function createFileFinding(file: string, severity: Finding['severity'], words: string): Finding {
  return { file, line: 1, column: 0, severity, text: `${file}: ${words}` }
}
