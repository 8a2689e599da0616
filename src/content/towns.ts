// THE FILTER BY TOWN, in its order. As shipped, there is none. To switch it on, write entries into the list:
//
//   { name: 'toronto', label: 'Toronto' },
//   { name: 'new-york', label: 'New York' },
//
// `name` is the town in addresses: small letters, digits and hyphens.
// `label` is its name on screen: the `town` of `places`, or of two that share a name, as the site shows the place:
// 'Portland, Maine'. A location in your own words must have it, too.
// `formerNames: ['old-name']` keeps bookmarks with an old `name`.

export const towns: readonly Town[] = []

/** The title over the boxes, what the text for no positions says of the ticked ones, and a link to the positions of one. */
export const townFilter = {
  title: 'Filter by Town',
  selected: 'towns ({labels})',
  positions: '{positions} in {label}',
}

export interface Town {
  readonly name: string
  readonly label: string
  readonly formerNames?: readonly string[]
}
