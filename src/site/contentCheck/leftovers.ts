import type { Sources } from '../catalog'
import { createFinding, lineAt, type Finding } from './finding'

/** Warns wherever a pattern matches outside comments. */
function warnings(sources: Sources, pattern: RegExp, words: (match: string) => string): Finding[] {
  return [...sources].flatMap(([file, source]) => {
    // Blanks for comments keep the offsets.
    const code = source.replace(/^\s*(?:\/\/|\/?\*|#).*/gm, (comment) => comment.replace(/./g, ' '))
    return [...code.matchAll(pattern)].map(({ 0: match, index }) =>
      createFinding(file, { warning: words(match) }, source, lineAt(source, index)),
    )
  })
}

/** Company names other than the company's own and those of its branches, in upper or lower case, also in addresses. */
export function otherNames(sources: Sources, candidates: readonly string[], name: string): Finding[] {
  const isOther = (each: string) => !`${each.toLowerCase()} `.startsWith(`${name.toLowerCase()} `)
  const others = [...new Set(candidates)].filter((each) => each !== '' && isOther(each))
  if (others.length === 0) return []
  const escaped = others.map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped})(?![\\p{L}\\p{N}])`, 'giu')
  const words = `is not ${name} or a branch of it. Is it misspelled, or an old name?`
  return warnings(sources, pattern, (found) => `${found} ${words}`)
}

/** Addresses and numbers that are reserved for examples. */
export function exampleContacts(sources: Sources): Finding[] {
  return warnings(
    sources,
    /(?<=['"`@.])[\w.-]+\.example(?=['"`]|\s*$)|\+1[ -.(]*\d{3}[ -.)]*555[ -.]?01\d\d/gm,
    (match) => `${match} is only an example and reaches nobody. Write your own.`,
  )
}
