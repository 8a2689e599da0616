import { findCountry, LOCATIONS } from '../../domain/locations'
import { toJob } from '../catalog'
import type { Sources } from '../sources'
import { createFinding, lineWith, type Finding } from './finding'
import { checkFields, positionRules } from './positionRules'
import { readPosition } from './readPosition'
import { checkTexts } from './textRules'

const FOLDERS = LOCATIONS.map((location) => `positions/${location}`).join(' or ')

/** Files that other programs leave in a folder, by their names. */
const ALIEN_FILES: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\/)(?:thumbs\.db|desktop\.ini)$/i, 'Windows has put this file here. Delete it.'],
  [/~$|\.(?:bak|orig|old|tmp|swp)$|(?:^|\/)[~#]/i, 'this is the backup of an editor. Delete it.'],
  [
    /\.(?:docx?|odt|rtf|pdf|pages)$/i,
    'the site can’t read the file of a word processor. Copy its text into a position’s file.',
  ],
]

/** Checks each position, and compares it with the others. `today` is `YYYY-MM-DD`. */
export function checkPositions(positions: Sources, today: string, showsByDates: boolean): readonly Finding[] {
  const firstAlike = new Map<string, { readonly file: string; readonly id: string }>()
  return [...positions].flatMap(([file, source]) => {
    const [folder, location = '', name = '', ...inner] = file.split('/')
    const [, alien] = ALIEN_FILES.find(([pattern]) => pattern.test(file)) ?? []
    if (alien !== undefined) return createFinding(file, alien)
    const country = findCountry(location)
    if (folder !== 'positions' || !country || name === '' || inner.length > 0)
      return createFinding(file, `the site does not read this file. Move it to ${FOLDERS}.`)
    if (!name.endsWith('.yaml')) return createFinding(file, 'the name must end in .yaml. Rename the file.')
    const { fields, slip } = readPosition(file, source)
    if (slip) return slip

    const inFields = checkFields(fields)
    const inTexts = checkTexts(fields, positionRules(fields, country, today, showsByDates)).filter(
      (text) => !inFields.some(({ label }) => label === text.label),
    )
    const findings = [...inFields, ...inTexts].map(({ label, text, mistake }) =>
      createFinding(file, mistake, source, lineWith(source, label in fields ? `${label}:` : text), label),
    )
    const job = toJob(fields)
    if (job === null) return findings
    const { id, ...others } = job
    const key = JSON.stringify(others)
    const first = firstAlike.get(key)
    if (first === undefined) firstAlike.set(key, { file, id })
    const warning = `repeats ${first?.file}. Delete one of the two, or change what is different.`
    return first ? findings.concat(createFinding(file, first.id === id ? warning : { warning })) : findings
  })
}
