/** A comma is missing before the line break. */
const MISSING_COMMA_AT_END = /[^,[{(\s]\s*\n\s*▮./

/** Probable causes of a syntax error, by the source around ▮, where the parser stopped. The first match counts. */
const HINTS: readonly (readonly [RegExp, string])[] = [
  [/▮$/, 'the file ends too early. Write the missing ] or } at its end.'],
  [/▮[‘’“”„]/, "a text starts or ends with a curly quote. Write a straight ' there."],
  [
    /▮(?:'[^'\n]*|"[^"\n]*)(?:\n|$)/,
    "a text has only one of its two quotes, or a ' inside. Write an apostrophe as ’.",
  ],
  [/▮;/, 'there is a semicolon instead of a comma. Write , there.'],
  [/:\s*▮[,}\]]/, "a text is missing. Write it between two quotes '."],
  [/,\s*▮,/, 'there is one comma too many. Delete it.'],
  [/,\s*▮[{\]]/, 'the block before this line has no end. Write }, there.'],
  [MISSING_COMMA_AT_END, 'a comma is missing at the end of this line. Write , there.'],
  [/['"].*▮['"]/, 'a comma is missing between two texts. Write , there.'],
  [/▮['"]/, 'a colon is missing before the text. Write : there.'],
  [/\s▮\w+:/, 'a comma is missing between two fields. Write , there.'],
  [/['"].*▮[\p{L}\p{N}]/u, "a ' inside a text ends it too early. Write an apostrophe as ’."],
  [/\S.*▮[\p{L}\p{N}]/u, "a text has no quotes. Write a straight ' before and after it."],
  [/▮/, "something is missing or extra here or just before, like a ' or a comma, a { or }, a [ or ]."],
]

/** Finds a line with an odd number of backticks. The parser reports it only at a later backtick. */
function oddBacktick(source: string): number {
  const code = source.split('\n').filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line))
  const line = code.find((each) => each.split('`').length % 2 === 0)
  return line === undefined ? -1 : source.indexOf(line) + line.indexOf('`')
}

/** Guesses the slip from the place where the parser stopped. Offsets are in characters. */
export function syntaxHint(source: string, stop: number): { readonly offset: number; readonly hint: string } {
  const backtick = oddBacktick(source)
  if (backtick !== -1)
    return { offset: backtick, hint: 'a text has a backtick ` at only one end. Write one at both ends.' }
  const code = source.slice(0, stop).replace(/(?:\n\s*\/\/.*)*(?=\s*$)/, '')
  const around = `${code}▮${source.slice(stop)}`
  const [pattern, hint = ''] = HINTS.find(([each]) => each.test(around)) ?? []
  return { offset: pattern === MISSING_COMMA_AT_END ? code.trimEnd().length - 1 : stop, hint }
}
