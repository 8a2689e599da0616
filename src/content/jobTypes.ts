// THE FILTER BY JOB TYPE, in its order. As shipped, there is none. To switch it on, write entries into the list:
//
//   { name: 'full-time', label: 'Full-time' },
//   { name: 'contract', label: 'Contract' },
//
// `name` is the type in addresses: that of positionWords.ts in English, with small letters and a hyphen for a space.
// `label` is its name on screen; of a type with several words, of all of them: 'CLT / Contrato sem termo'.
// A position has it by its line `type`.

export const jobTypes: readonly JobType[] = []

/** The title over the boxes, what the text for no positions says of the ticked ones, and a link to the positions of one. */
export const jobTypeFilter = {
  title: 'Filter by Job Type',
  selected: 'job types ({labels})',
  positions: '{positions}: {label}',
}

interface JobType {
  readonly name: string
  readonly label: string
}
