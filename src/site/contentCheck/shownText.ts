/** A text from the content as one short line: cut, a tab or line break as a space, half a character as `?`. */
export function shownText(text: string, length: number): string {
  const characters = Array.from(text.replace(/\p{Cc}+/gu, ' ').replace(/[\p{Surrogate}\uFFFD]/gu, '?'))
  return characters.length > length ? `${characters.slice(0, length).join('')} …` : characters.join('')
}
