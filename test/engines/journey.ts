import type { Scheme } from './engine'
import type { Visitor } from './visitor'

/** What a person does on the site, the same on every engine. */
export interface Journey {
  /** A sentence about the product. */
  readonly name: string
  /** The colours of the visitor's system; light where nothing is said. */
  readonly system?: Scheme
  /** Where the app is held back the page counts as loading; a driver that waits for that would wait for ever. */
  readonly holdsApp?: boolean
  /** What an engine may complain of here; anything else fails the journey. */
  readonly expectedComplaints?: readonly RegExp[]
  /** Throws where the site does otherwise. `pictures` is a folder of the engine's own. */
  readonly play: (visitor: Visitor, pictures: string) => Promise<void>
}
