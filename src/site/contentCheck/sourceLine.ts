import { shownText } from './shownText'

const SHOWN_LENGTH = 60

/** `jobsUsa.ts, line 22 (title: 'QA Lead',)`: the line of a place, which is counted in characters from the beginning. */
export function sourceLine(file: string, source: string, at: number): string {
  const number = source.slice(0, at).split('\n').length
  const shown = shownText(source.split('\n')[number - 1]?.trim() ?? '', SHOWN_LENGTH)
  return `${file}, line ${number}${shown === '' ? '' : ` (${shown})`}`
}
