import { shownText } from './shownText'

const SHOWN_LENGTH = 120

function isShown(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

/** `jobsCanada.ts, position 3 ("Python Developer", Toronto, Canada)`; in brackets what there is to know it by. */
export function positionLabel(file: string, index: number, position: unknown): string {
  const { title, location }: Record<string, unknown> = { ...Object(position) }
  const known = [...(isShown(title) ? [`"${title}"`] : []), ...(isShown(location) ? [location] : [])]
  const inBrackets = shownText(known.join(', '), SHOWN_LENGTH)
  return `${file}, position ${index + 1}${inBrackets === '' ? '' : ` (${inBrackets})`}`
}
