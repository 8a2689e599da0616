import { findCountry, LOCATIONS } from '../../domain/locations'
import { filesIn, parsePosition } from '../catalog'
import type { Sources } from '../sources'
import { createFinding, type Finding } from './finding'
import { checkFields } from './positionRules'
import { readPosition } from './readPosition'

const FOLDERS = LOCATIONS.map((location) => `positions/${location}`).join(' or ')

/** Also for documents, files that other programs leave behind, and `.qa-lead.yaml.icloud` (../sources.ts). */
const MISPLACED = `the site can’t read this file. A position is in ${FOLDERS}, and its name ends in .yaml. Move, rename or delete the file. One that ends in .icloud is not on this computer: download it.`

export function checkPositions(positions: Sources, hasOrigin: boolean): readonly Finding[] {
  return [...positions].flatMap(([file, source]) => {
    const [folder, location = '', name = '', ...inner] = file.split('/')
    const country = findCountry(location)
    if (folder !== 'positions' || !country || inner.length > 0 || !name.endsWith('.yaml'))
      return createFinding(file, MISPLACED)
    const { fields, slip } = readPosition(file, source)
    if (slip) return slip

    return checkFields(fields, country, hasOrigin).map(({ label, text, mistake }) => {
      const [field = ''] = label.split(', ')
      const isPoint = field === 'description' && field !== label
      const at = field in fields && !isPoint ? `${field}:` : text
      return createFinding(file, mistake, { source, at, label })
    })
  })
}

/** Warns of an id that an earlier position has. Under `by-id`, the page of the id shows that one. */
export function repeatedIds(positions: Sources): readonly Finding[] {
  const inOrder = LOCATIONS.flatMap((location) => filesIn(positions, location))
  const ids = inOrder.map(([, source]) => Number(parsePosition(source).fields['id']))
  const highest = Math.max(0, ...ids)
  return inOrder.flatMap(([file, source], index) => {
    const id = ids[index] ?? 0
    const [first = ''] = inOrder[ids.indexOf(id)] ?? []
    const warning = `has the number of ${first}, so its links open that position. Write a number that was never used, above ${highest}.`
    return first === file ? [] : createFinding(file, { warning }, { source, at: `id: ${id}`, label: 'id' })
  })
}
