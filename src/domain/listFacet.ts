import type { MatchedField } from './cardTexts'

/** A value of a facet: an entry of a list in `content`. */
export interface FacetValue {
  /** In the address and in the state. */
  readonly name: string
  readonly label: string
  /** They are read in addresses and never written. */
  readonly formerNames?: readonly string[]
}

interface FacetDeclaration<Name> extends Pick<FacetValue, 'formerNames'> {
  readonly name: Name
  /** In the order of screen, address and state. Without values there is no parameter and no filter. */
  readonly values: readonly FacetValue[]
  /** The text of a card that names the values of a job. */
  readonly field: MatchedField
  /** The values that this text names. By default, the text is a label. */
  readonly valuesOf?: (text: string) => readonly FacetValue[]
  readonly text: { readonly title: string; readonly selected: string; readonly positions: string }
}

/**
 * A pasted link may bring punctuation (`usa.`, `(2)`), a symbol or a space at its end, and invisible characters. The
 * start of a number stays: `-2`, `.5`. Without the lookbehind, a long run inside the text takes quadratic time.
 */
export const withoutPunctuation = (text: string) =>
  text.replace(
    /^(?:[\p{DI}<`]|[^\P{P}\p{Pd}.,])+|(?<![\p{P}\p{S}\p{M}\p{DI}\s])[\p{P}\p{S}\p{M}\p{DI}\s]+$/gu,
    '',
  )

/** A filter with a box for each value of a list. It is a `QueryParameter`. */
export function listFacet<Name extends string>(facet: FacetDeclaration<Name>) {
  const { values } = facet
  return {
    valuesOf: (text: string): readonly FacetValue[] => values.filter(({ label }) => label === text),
    ...facet,
    /** The names among the texts, also by former names, without repeats, in the order of the values. */
    parse: (texts: readonly string[]): readonly string[] => {
      // Not toLocaleLowerCase: in a Turkish browser INDIA would become ındıa.
      const asked = new Set(texts.map((text) => withoutPunctuation(text.toLowerCase().trim())))
      return values
        .filter(({ name, formerNames = [] }) => [name, ...formerNames].some((each) => asked.has(each)))
        .map(({ name }) => name)
    },
    serialize: (names: readonly string[]) => names,
  }
}
