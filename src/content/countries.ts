// THE COUNTRIES WE HIRE IN, in the order of the filter. README.md says how to add and remove one.
//
// `name` is the country in addresses and the name of its folder in `positions`: small letters, digits and hyphens.
// `label` is its name on screen, and in the location of each of its positions.
// `inText` is its name in a sentence, if that is another one.
// `code` and `currency` are two and three capital letters, which search engines know (ISO 3166 and ISO 4217).
// `currencySign` is the sign of its amounts. Without it, or in another currency, they have the three letters.
// `mayBeUnnamed: true` marks the country that a location without a country belongs to, so that its places need not name it. Not every site has one.
// `formerNames: ['old-name']` keeps bookmarks with an old `name`.

export const countries: readonly Country[] = [
  { name: 'usa', label: 'USA', inText: 'the USA', code: 'US', currency: 'USD', currencySign: '$', mayBeUnnamed: true },
  { name: 'canada', label: 'Canada', code: 'CA', currency: 'CAD', currencySign: '$' },
  { name: 'india', label: 'India', code: 'IN', currency: 'INR', currencySign: '₹' },
]

/** Several countries in a sentence. There are commas in {others}. */
export const countriesInText = '{others} and {last}'

/** The title over the boxes, what the text for no positions says of the ticked ones, and a link to the positions of one. */
export const locationFilter = {
  title: 'Filter by Location',
  selected: 'locations ({labels})',
  positions: '{positions} in {label}',
}

export interface Country {
  readonly name: string
  readonly label: string
  readonly inText?: string
  readonly code: string
  readonly currency: string
  readonly currencySign?: string
  readonly mayBeUnnamed?: boolean
  readonly formerNames?: readonly string[]
}
