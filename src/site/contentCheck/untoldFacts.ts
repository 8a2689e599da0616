import { parsePosition } from '../catalog'
import type { Sources } from '../sources'
import { createFinding, type Finding } from './finding'

/** Warns of each text of a place or a pay that programs can't read, because its field is missing. */
export function untoldFacts(positions: Sources): readonly Finding[] {
  return [...positions].flatMap(([file, source]) => {
    const { location, places, workplace, payRate, pay, title } = parsePosition(source).fields
    const warn = (fact: string, field: string, advice: string) => {
      const warning = `Search engines are not told the ${fact} of ${String(title)}: add ${advice}.`
      return createFinding(file, { warning }, source, `${field}:`)
    }
    const isPlaceUntold = location !== undefined && places === undefined && workplace !== 'remote'
    const inPlace = isPlaceUntold ? warn('town', 'location', '`places`, or `workplace: remote`') : []
    // Not of words alone, like `By agreement`.
    const isPayUntold = /\p{N}/u.test(String(payRate)) && pay === undefined
    return [inPlace, isPayUntold ? warn('pay', 'payRate', '`pay`') : []].flat()
  })
}
