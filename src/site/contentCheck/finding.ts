import type { Mistake } from './textRules'

/** Something to tell staff about a content file. All but warnings end the build. */
export type Finding = ReturnType<typeof createFinding>

/** The line, from 1, at an offset, or with a text if it is the only one; else 0. */
function lineOf(source: string, at: number | string): number {
  if (typeof at === 'number') return source.slice(0, at).split('\n').length
  const lines = source.split('\n').flatMap((line, index) => (line.includes(at) ? index + 1 : []))
  return lines.length > 1 ? 0 : (lines[0] ?? 0)
}

interface Place {
  readonly source?: string
  readonly at?: number | string | undefined
  readonly label?: string
}

/** The text is `company.ts, line 22 (phone: '+1'): …`, without a line `company.ts: …`. */
export function createFinding(file: string, mistake: Mistake, { source = '', at, label = '' }: Place = {}) {
  const line = at === undefined ? 0 : lineOf(source, at)
  const lineText = source.split('\n')[line - 1]?.trim() ?? ''
  const excerpt = lineText.replace(/(?<=^.{60}).+/u, ' …')
  const place = line === 0 ? file : `${file}, line ${line}${excerpt && ` (${excerpt})`}`
  const isWarning = typeof mistake === 'object'
  const text = `${place}: ${label && `${label} `}${isWarning ? mistake.warning : mistake}`
  return { file, line, isWarning, text }
}
