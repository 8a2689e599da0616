// THE FILTER BY WORKPLACE, in its order. As shipped, there is none. To switch it on, write these entries into the list:
//
//   { name: 'remote', label: 'Remote' },
//   { name: 'hybrid', label: 'Hybrid' },
//   { name: 'on-site', label: 'On site' },
//
// `name` is the workplace in addresses and stays. `label` is its name on screen, also on each card.
// A position has it by its line `workplace`. Without that, one with `places` is on site.

export const workplaces: readonly Workplace[] = []

/** The title over the boxes, what the text for no positions says of the ticked ones, and a link to the positions of one. */
export const workplaceFilter = {
  title: 'Filter by Workplace',
  selected: 'workplaces ({labels})',
  positions: '{positions}: {label}',
}

interface Workplace {
  readonly name: 'remote' | 'hybrid' | 'on-site'
  readonly label: string
}
