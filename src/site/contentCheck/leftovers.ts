import type { Finding } from './finding'
import { sourceLine } from './findingText'

type Sources = ReadonlyMap<string, string>

/** Every place where a pattern is found, but in lines of comment; what to say of it goes on after the place. */
function matches(sources: Sources, pattern: RegExp, words: (match: string) => string): Finding[] {
  return [...sources].flatMap(([file, source]) => {
    // Blanks for comments, so that places stay where they are.
    const code = source.replace(/^\s*(?:\/\/|\/?\*).*/gm, (comment) => comment.replace(/./g, ' '))
    return [...code.matchAll(pattern)].map(({ 0: match, index: at }) => ({
      file,
      at,
      severity: 'warning' as const,
      text: `${sourceLine(file, source, at)}: ${words(match)}`,
    }))
  })
}

/** Where the company's last name still stands, in any letters: in an address too. */
export function oldNames(sources: Sources, oldName: string, name: string): Finding[] {
  if (oldName.toLowerCase() === name.toLowerCase()) return []
  const escaped = oldName.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu')
  return matches(sources, pattern, () => `is ${oldName} still meant? The company's name is ${name}.`)
}

/** Addresses and numbers that are reserved for examples: on a site that is on the web they reach nobody. */
export function exampleContacts(sources: Sources): Finding[] {
  return matches(
    sources,
    /(?<=['"`@.])[\w.-]+\.example(?=['"`])|\+1[ -.(]*\d{3}[ -.)]*555[ -.]?01\d\d/g,
    (match) => `${match} is for examples only and reaches nobody. Write your own.`,
  )
}
