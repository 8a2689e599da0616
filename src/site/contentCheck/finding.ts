/** Something to say about a content file. */
export interface Finding {
  readonly file: string
  /** Where in it, in characters from its beginning. */
  readonly at: number
  /** A mistake must be mended before the site can be built. */
  readonly severity: 'mistake' | 'warning'
  /** Complete, with the file's name and the place. */
  readonly text: string
}
