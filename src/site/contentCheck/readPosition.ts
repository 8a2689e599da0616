import { parsePosition } from '../catalog'
import { createFinding } from './finding'

/** The beginning of a line up to a text that is not wholly between quotes. */
const TEXT = String.raw`^(?:\w[^:#\n]*: +| *- +)(?! |(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\n]|'')*')$)`

/** Fields whose values have names in them. */
const FACTS = /^(?:places|pay):(?= |$).*(?:\n(?:[ #}\]-].*)?)*/gm

/** Slips that YAML refuses or reads in an unexpected way. The first counts. */
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/\0/, 'the file is saved as UTF-16. Save it as UTF-8: most editors offer the encoding in “Save as”.'],
  [/(?<![^])(?![^]*^ *[^#\s])/m, 'the file is empty. Copy another position into it, or delete it.'],
  [/^ *\t/m, 'the line begins with a tab. Type two spaces instead.'],
  [
    /^ *(?:- +)?(?:[•·‣▪■●○◦►\uF0A7\uF0B7]|[–—*](?:\s|$))/m,
    'the line has the bullet of another program. Begin a point with two spaces, a - and a space alone.',
  ],
  [/^[^#\n]*`/m, 'visitors would see the backtick ` as it is. Delete it, or write ’ for an apostrophe.'],
  [/^ +\w+:(?: |$)/m, 'there is a space before the name of the field. Delete it.'],
  [/^ *(?:\w+:|-)(?=[^ \n-])/m, 'a space is missing after the : or the -. Type one.'],
  [/^ +,/m, 'a number of the pay has a comma. Write 62.50 with cents, and 1900 for a thousand and more.'],
  [/^- id:/m, 'the file is a list. Write each position into its own file, without a - before id.'],
  [/^(?![-#.]|.*:(?: |$))\S/m, 'a colon is missing after the name of the field, as in title: QA Lead'],
  [
    /^(?= +- )(?<=^( *)- (?!.*:["']?\n).*\n(?:(?! *- ).*\n)*)\1 +- /m,
    'this - is more to the right than the one above. Delete the spaces.',
  ],
  [
    /^ *- +["']?(?:#{1,6} ?(?=[^\s#\d])|(\*\*|__)(?=.*\1:?["']?$))/m,
    'a heading needs no # or **. Delete them, and end the line with a colon, as in - What you will do:',
  ],
  [/^type: +\[/m, 'several types have a comma between them and no [ ], as in type: Contract, Full-time'],
  [
    /^description: +[|>[]/m,
    'the description is a list. Begin each point on a new line with two spaces and a -',
  ],
  [
    RegExp(`${TEXT}["']`, 'm'),
    'a text must end with its first quote and have none inside. Write ’ or “ ” there.',
  ],
  [
    RegExp(
      `${TEXT}(?:(?:.* )?#|[&*!|%@[\\]{},]|>(?!-$)|[?-](?: |$)|.*:(?: |(?<!^ *- .*)$))|^ +[^-# ].* #`,
      'm',
    ),
    "a text that has a colon or # beside a space, or begins with a sign, must be between quotes, like 'Text'.",
  ],
]

/** The fields of a position, or the slip in the form of its file. */
export function readPosition(file: string, text: string) {
  const { source, error, fields } = parsePosition(text)
  // Blanks keep the offsets. A comma in a number of the pay stays: YAML reads another field after it.
  const texts = source.replace(FACTS, (part) => part.replace(/(?<!^pay:[^#\n]*\d(?=,\d))\S/gm, ' ')).trimEnd()
  for (const [pattern, words] of SLIPS) {
    const { index } = pattern.exec(texts) ?? {}
    if (index !== undefined) return { fields: {}, slip: createFinding(file, words, { source, at: index }) }
  }
  const words = ['DUPLICATE_KEY', 'MULTIPLE_DOCS'].includes(error?.code ?? '')
    ? 'a field is here twice. Delete one of the two. Each position has its own file.'
    : 'the line does not fit those before it. Compare its spaces, : and - with those of another position.'
  return { fields, slip: error ? createFinding(file, words, { source, at: error.pos[0] }) : null }
}
