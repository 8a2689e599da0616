import { shownText } from './shownText'

const SHOWN_LENGTH = 60

/** Counted from 1; the place is counted in characters from the beginning. */
export function lineNumber(source: string, at: number): number {
  return source.slice(0, at).split('\n').length
}

/** `jobsUsa.ts, line 22 (title: 'QA Lead',)`: the line of a place. */
export function sourceLine(file: string, source: string, at: number): string {
  const number = lineNumber(source, at)
  const shown = shownText(source.split('\n')[number - 1]?.trim() ?? '', SHOWN_LENGTH)
  return `${file}, line ${number}${shown === '' ? '' : ` (${shown})`}`
}
