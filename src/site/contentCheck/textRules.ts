import { toWellFormed } from '../../domain/wellFormed'

/** What is wrong with a text, in words that go on after it (`title "" is empty. Write …`), or may be. */
export type Complaint = string | { readonly warning: string }

export type TextRule = (text: string) => Complaint | null

/**
 * Blanks other than the plain space, controls, and what has no width or turns the direction of what follows (but the
 * joiners of Hindi and of emoji).
 */
const UNSEEN = /(?! )[\p{Cc}\p{Z}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u

const UNSEEN_NAMES: Readonly<Record<string, string>> = {
  '\t': 'a tab',
  '\n': 'a line break',
  '\u00A0': 'a non-breaking space (word processors make them)',
}

function unseenName(character: string): string {
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  return UNSEEN_NAMES[character] ?? `an invisible character (U+${code})`
}

/** Letters that look like plain ones and are none, so that no search finds them: ﬁ, Ａ, 𝐀, a Cyrillic а in a Latin word. */
const LOOK_ALIKE =
  /[\uFB00-\uFB06\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]|(?<=\p{sc=Latn})\p{sc=Cyrl}|\p{sc=Cyrl}(?=\p{sc=Latn})/u

/** The commonest HTML tags, not all that stands between < and >: `List<String>` is no markup. */
const MARKUP = /<\/?(?:a|b|br|div|em|h[1-6]|i|img|li|ol|p|script|span|strong|u|ul)(?:\s[^<>]*|\s?\/)?>/i
const ENTITY = /&(?:amp|lt|gt|quot|apos|nbsp|[mn]dash|hellip|[lr][sd]quo|#\d+|#x[\da-f]+);/i

/** A complaint about the part of a text that a pattern finds. */
function without(pattern: RegExp, complaint: (found: string) => string): TextRule {
  return (text) => {
    const [found] = pattern.exec(text) ?? []
    return found === undefined ? null : complaint(found)
  }
}

const RULES_FOR_EVERY_TEXT: readonly TextRule[] = [
  without(/^$/, () => 'is empty. Write its text between the quotes.'),
  without(/^\s+$/, () => 'is only spaces. Write its text between the quotes.'),
  without(UNSEEN, (found) => `contains ${unseenName(found)}. Write a plain space or nothing there.`),
  (text) =>
    toWellFormed(text) === text ? null : 'contains half a character (of an emoji, say). Type it again.',
  without(/^ | $/, () => 'begins or ends with a space. Take it away.'),
  without(/ {2}/, () => 'has two spaces in a row. Leave one: a search would not find it.'),
  without(LOOK_ALIKE, (found) => `contains ${found}, which only looks like a plain letter. Type it again.`),
  (text) => {
    const [apart] = text.match(/\p{sc=Latn}\p{M}+/gu)?.filter((found) => found.normalize() !== found) ?? []
    return apart === undefined
      ? null
      : `contains ${apart} as a letter and an accent apart. Type it again as one: a search would not find it.`
  },
  without(MARKUP, (found) => `contains ${found}. The site shows it as it stands; write plain text.`),
  without(
    ENTITY,
    (found) => `contains ${found}. The site shows it as it stands; write the character itself.`,
  ),
  without(
    /\$\{[^}]*\}?/,
    (found) => `contains ${found} as it stands. Write the text between two \` (backticks) instead of quotes.`,
  ),
]

/** The first mistake in a text, as the next often comes of the same slip; of a text without one, the first warning. */
export function complaintAbout(text: string, rules: readonly TextRule[]): Complaint | null {
  const complaints = [...RULES_FOR_EVERY_TEXT, ...rules]
    .map((rule) => rule(text))
    .filter((each) => each !== null)
  return complaints.find((each) => typeof each === 'string') ?? complaints[0] ?? null
}
