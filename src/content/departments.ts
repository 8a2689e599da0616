// OUR DEPARTMENTS, in the order of the filter. README.md says how to add one. As shipped, there is none.
//
// `name` is the department in addresses: small letters, digits and hyphens.
// `label` is its name on screen, and in the line `department` of its positions.
// `formerNames: ['old-name']` keeps bookmarks with an old `name`.
//
//   { name: 'engineering', label: 'Engineering' },

export const departments: readonly Department[] = []

/** The title over the boxes, what the text for no positions says of the ticked ones, and a link to the positions of one. */
export const departmentFilter = {
  title: 'Filter by Department',
  selected: 'departments ({labels})',
  positions: '{positions} in {label}',
}

export interface Department {
  readonly name: string
  readonly label: string
  readonly formerNames?: readonly string[]
}
