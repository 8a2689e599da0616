import { escapePattern } from '../escapePattern'
import type { Sources } from '../sources'
import { createFinding, type Finding } from './finding'

/** Warns of each text that a pattern finds outside comments, at its first place. */
function warnings(sources: Sources, pattern: RegExp, words: string): Finding[] {
  const found = new Set<string>()
  return [...sources].flatMap(([file, source]) => {
    // Blanks for comments keep the offsets.
    const code = source.replace(/^\s*(?:\/\/|\/?\*|#).*/gm, (comment) => comment.replace(/./g, ' '))
    return [...code.matchAll(pattern)].flatMap(({ 0: text, index }) => {
      if (found.has(text)) return []
      found.add(text)
      return createFinding(file, { warning: `${text} ${words}` }, { source, at: index })
    })
  })
}

/** Company names other than the company's own and its branches', in any letter case, also in addresses. */
export function otherNames(sources: Sources, candidates: readonly string[], name: string): Finding[] {
  const isOther = (each: string) => !`${each.toLowerCase()} `.startsWith(`${name.toLowerCase()} `)
  const others = [...new Set(candidates)].filter((each) => each !== '' && isOther(each))
  if (others.length === 0) return []
  const escaped = `(?!${escapePattern(name)}(?![\\p{L}\\p{N}]))(?:${others.map(escapePattern).join('|')})`
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped})(?![\\p{L}\\p{N}])`, 'giu')
  return warnings(sources, pattern, `is not ${name} or a branch of it. Is it misspelled, or an old name?`)
}

/** Addresses and numbers that are reserved for examples. */
export function exampleContacts(sources: Sources): Finding[] {
  return warnings(
    sources,
    /(?<=['"`@.])[\w.-]+\.example(?=['"`]|\s*$)|\+1[ -.(]*\d{3}[ -.)]*555[ -.]?01\d\d/gm,
    'is only an example and reaches nobody. Write your own.',
  )
}
