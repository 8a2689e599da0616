import type { Mistake } from './textRules'

/** Something to tell staff about a content file. All but warnings end the build. */
export type Finding = ReturnType<typeof createFinding>

export const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length

/** The line with a text, if it is the only one; else 0. */
export function lineWith(source: string, text: string): number {
  const lines = source.split('\n').flatMap((line, index) => (line.includes(text) ? index + 1 : []))
  return lines.length > 1 ? 0 : (lines[0] ?? 0)
}

/** The text is `company.ts, line 22 (phone: '+1'): …`, without a line `company.ts: …`. Lines count from 1. */
export function createFinding(file: string, mistake: Mistake, source = '', line = 0, label = '') {
  const lineText = source.split('\n')[line - 1]?.trim() ?? ''
  const excerpt = lineText.replace(/(?<=^.{60}).+/u, ' …')
  const place = line === 0 ? file : `${file}, line ${line}${excerpt && ` (${excerpt})`}`
  const isWarning = typeof mistake === 'object'
  const text = `${place}: ${label && `${label} `}${isWarning ? mistake.warning : mistake}`
  return { file, line, isWarning, text }
}
