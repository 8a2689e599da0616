import { LOCATIONS } from '../../domain/locations'
import { filesIn, parsePosition } from '../catalog'
import type { Sources } from '../sources'
import { createFinding, lineWith, type Finding } from './finding'

/** Warns of an id that an earlier position has. Under `by-id`, the page of the id shows that one. */
export function repeatedIds(positions: Sources): readonly Finding[] {
  const inOrder = LOCATIONS.flatMap((location) => filesIn(positions, location))
  const ids = inOrder.map(([, source]) => Number(parsePosition(source).fields['id']))
  const free = Math.max(0, ...ids) + 1
  return inOrder.flatMap(([file, source], index) => {
    const id = ids[index] ?? 0
    const [first = ''] = inOrder[ids.indexOf(id)] ?? []
    const warning = `has the number of ${first}, so its links open that position. The next free number is ${free}.`
    return first === file ? [] : createFinding(file, { warning }, source, lineWith(source, `id: ${id}`), 'id')
  })
}
