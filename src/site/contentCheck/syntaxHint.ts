/** The last character before that is neither blank nor in a line of comment. */
function lastBefore(before: string): number {
  return before.replace(/(?:\n\s*\/\/.*)*\s*$/, '').length - 1
}

const ANYTHING =
  "something is missing or too much here or just before. Each text needs its two ', each { its }, each [ its ]."

/** Where a line has one backtick too few or too many: the text would go on to the next one, and no parser tell where. */
function oddBacktick(source: string): number {
  const line = source
    .split('\n')
    .find((each) => !/^\s*(?:\/\/|\/?\*)/.test(each) && each.split('`').length % 2 === 0)
  return line === undefined ? -1 : source.indexOf(line) + line.indexOf('`')
}

/** What probably happened where the parser wanted a comma and found something else. */
function hintForMissingComma(inLine: string, rest: string): string {
  const hasQuoteBefore = /['"]/.test(inLine)
  if (/^['"]/.test(rest)) {
    return hasQuoteBefore
      ? 'a comma is missing between two texts. Write , there.'
      : 'a colon is missing before the text. Write : there.'
  }
  if (/\s$/.test(inLine) && /^\w+:/.test(rest)) return 'a comma is missing between two fields. Write , there.'
  if (!/^[\p{L}\p{N}]/u.test(rest)) return ANYTHING
  return hasQuoteBefore
    ? "a straight ' ends the text too early. Write an apostrophe inside it as ’."
    : "a text has no quotes around it. Write a straight ' before and after it."
}

/**
 * What somebody who edits texts probably did where the parser stumbled: `at` is where, in characters,
 * `message` the parser's own word for it.
 */
export function syntaxHint(source: string, at: number, message: string): { at: number; hint: string } {
  const backtick = oddBacktick(source)
  if (backtick !== -1) {
    return { at: backtick, hint: 'a text has a ` (backtick) at one of its ends only. Write it at both.' }
  }
  const before = source.slice(0, at)
  const inLine = before.slice(before.lastIndexOf('\n') + 1)
  const rest = source.slice(at)
  const [found = ''] = rest
  if (found === '') return { at, hint: 'the file ends too early. A ] or a } is missing at its end.' }
  if (/[‘’“”„]/.test(found)) {
    return { at, hint: `${found} stands where a text begins or ends. Write a straight ' there.` }
  }
  if (message.startsWith('Unterminated string')) {
    return { at, hint: "a text has no ' at its end, or one too early. Write an apostrophe inside it as ’." }
  }
  if (found === ';') return { at, hint: 'a semicolon stands where a comma belongs. Write , instead.' }
  if (message.startsWith('Expected `,`')) {
    if (inLine.trim() !== '') return { at, hint: hintForMissingComma(inLine, rest) }
    return { at: lastBefore(before), hint: 'a comma is missing at its end. Write , there.' }
  }
  if (found === ',') return { at, hint: 'there is a comma too many. Take it away.' }
  if (/[{\]]/.test(found)) return { at, hint: 'the block before it has no end. Write }, there.' }
  return { at, hint: ANYTHING }
}
