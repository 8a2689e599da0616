/** A mistake or a warning, in words that follow the field's name: `title is empty. Write …`. */
export type Mistake = string | { readonly warning: string }

export type TextRule = (text: string) => Mistake | null

export type Rules = Readonly<Partial<Record<string, TextRule>>>

/** An invisible character and up to 20 characters before it. Allows the space and the joiners of Hindi and emoji. */
const INVISIBLE =
  /([^]{0,20}?)(?! )[\p{Cc}\p{Co}\p{Z}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFC]/u

/** Common tags and entities only, because `List<String>`, `Promise<void>` and `R&D;` are legitimate texts. */
const HTML =
  /<\/?(?:a|b|br|center|div|em|font|h[1-6]|i|img|li|ol|p|script|span|strong|table|t[dhr]|u|ul)(?:\s[^<>]*|\s?\/)?>|<!--|<(?:https?|mailto):[^\s<>]*>|&(?:amp|lt|gt|quot|apos|nbsp|[mn]dash|hellip|[lr][sd]quo|bull|euro|[a-z](?:acute|grave|circ|uml|tilde|cedil)|#\d+|#x[\da-f]+);/i

const PLACEHOLDER = /\{\{.*?\}\}|\{%.*?%\}|\[\[.*?\]\]|<<.*?>>|\[(?:insert|your|company)\b.*?\]/i
/** Latin letters and quotation marks in UTF-8 that were read as Windows-1252: `Ã©` for é, `â€™` for ’. */
const WRONG_ENCODING = /[ÂÃ][¡-¿]|â€.?|ðŸ/

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/

export function matching(pattern: RegExp, mistake: string): TextRule {
  return (text) => (pattern.test(text) ? null : mistake)
}

export function oneOf(texts: readonly string[], mistake = `must be one of ${texts.join(', ')}.`): TextRule {
  return (text) => (texts.includes(text) ? null : mistake)
}

export function createRepeatRule(): TextRule {
  const seen = new Set<string>()
  return (text) =>
    seen.size === seen.add(text).size ? 'is that of another entry, too. Choose another one.' : null
}

/** In the mistake, % is what the pattern finds, or its group. */
export function without(pattern: RegExp, mistake: string): (text: string) => string | null {
  return (text) => {
    const [whole, found = whole] = pattern.exec(text) ?? []
    return found === undefined ? null : mistake.replace('%', () => found)
  }
}

const RULES_FOR_EVERY_TEXT: readonly TextRule[] = [
  without(/^\s*$/, 'is empty. Write a text, or, in a position, delete the line if there is nothing to say.'),
  without(
    INVISIBLE,
    'has a tab, a line break or a character that browsers do not show after "%". Delete it, or type a space.',
  ),
  without(/^ | $/, 'starts or ends with a space. Delete the space.'),
  without(/ {2}/, 'contains two spaces in a row. Delete one.'),
  without(/\uFFFD/, 'contains a broken character. Save the file as UTF-8 and type the character again.'),
  without(HTML, 'contains %, which visitors would see as it is. Write plain text, no HTML.'),
  without(
    /\*\*|~~|^#{1,6} (?=\D)|`[^`]+`|\[[^\]]*\]\([^)]*\)/,
    'contains %, which visitors would see as it is. Write plain text, without the signs of Markdown.',
  ),
  without(
    /\$\{[^}]*\}?/,
    'contains %, which visitors would see as it is. In a .ts file, write ` instead of both quotes.',
  ),
]

/** Warnings, because a text may mean it. */
const DOUBTS = [
  without(PLACEHOLDER, 'contains %, the placeholder of a template. Write the text in its place.'),
  without(WRONG_ENCODING, 'contains "%", a sign of a wrong encoding. Type it again, and save as UTF-8.'),
  without(/^‘[^‘’{]*’$/, "begins with ‘ and ends with ’, which visitors see. Type ' for both, or none."),
]

export interface TextFinding {
  /** `homeText, services, items, entry 1, name` */
  readonly label: string
  readonly text: string
  readonly mistake: Mistake
}

/** Checks the texts in a block. A rule is for a field without its entries: `countries, name`. */
export function checkTexts(
  block: unknown,
  rules: Rules,
  labels: readonly string[] = [],
): readonly TextFinding[] {
  return Object.entries(Object(block)).flatMap(([key, text]) => {
    const steps = [...labels, Array.isArray(block) ? `entry ${Number(key) + 1}` : key]
    if (typeof text !== 'string') return checkTexts(text, rules, steps)
    const label = steps.join(', ')
    const field = label.replaceAll(/, entry \d+/g, '')
    // `C++` needs a mark of direction among Arabic or Hebrew words.
    const shown = RIGHT_TO_LEFT.test(JSON.stringify(block)) ? text.replace(/[\u200E\u200F]/g, '') : text
    const found = RULES_FOR_EVERY_TEXT.flatMap((rule) => rule(shown) ?? [])
    const doubts = DOUBTS.flatMap((rule) => rule(shown) ?? []).map((warning) => ({ warning }))
    // The first alone, because one slip often breaks several rules.
    const mistake = found[0] ?? rules[field]?.(text) ?? doubts[0]
    return mistake === undefined ? [] : { label, text, mistake }
  })
}
