import { toWellFormed } from '../../domain/wellFormed'

/** What is wrong with a text, in words that go on after it (`title "" is empty. Write …`); `null` where nothing is. */
export type TextRule = (text: string) => string | null

/** Blanks other than the plain space, controls, and what has no width (but the joiners of Hindi and of emoji). */
const UNSEEN = /(?! )[\p{Cc}\p{Z}\u00AD\u200B\u200E\u200F\u2060\uFEFF]/u

const UNSEEN_NAMES: Readonly<Record<string, string>> = {
  '\t': 'a tab',
  '\n': 'a line break',
  '\u00A0': 'a non-breaking space (word processors make them)',
}

function unseenName(character: string): string {
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return UNSEEN_NAMES[character] ?? `an invisible character (U+${code})`
}

const RULES_FOR_EVERY_TEXT: readonly TextRule[] = [
  (text) => (text === '' ? 'is empty. Write its text between the quotes.' : null),
  (text) => (text.trim() === '' ? 'is only spaces. Write its text between the quotes.' : null),
  (text) => {
    const [unseen] = UNSEEN.exec(text) ?? []
    return unseen === undefined
      ? null
      : `contains ${unseenName(unseen)}. Write a plain space or nothing there.`
  },
  (text) =>
    toWellFormed(text) === text ? null : 'contains half a character (of an emoji, say). Type it again.',
  (text) => (text.trim() === text ? null : 'begins or ends with a space. Take it away.'),
  (text) => (text.includes('  ') ? 'has two spaces in a row. Leave one: a search would not find it.' : null),
]

/** The first complaint that a text gives cause for; the next often comes of the same slip. */
export function complaintAbout(text: string, rules: readonly TextRule[]): string | null {
  for (const rule of [...RULES_FOR_EVERY_TEXT, ...rules]) {
    const complaint = rule(text)
    if (complaint !== null) return complaint
  }
  return null
}
