import { contentMistakes, type ContentModule } from './contentMistakes'
import { listedPositions } from './listedPositions'
import { copies, passedDeadlines, repeatedIds, wrongOrders } from './positionRemarks'

/** Lines in words for somebody who edits texts. */
export interface Diagnosis {
  /** What must be mended before the site can be built. */
  readonly mistakes: readonly string[]
  readonly warnings: readonly string[]
  readonly notes: readonly string[]
}

/** What there is to say about content files that can be read, by their names; `today` as `YYYY-MM-DD`. */
export function diagnoseModules(modules: ReadonlyMap<string, ContentModule>, today: string): Diagnosis {
  const positions = listedPositions(modules)
  return {
    mistakes: [
      ...[...modules].flatMap(([file, module]) => contentMistakes(file, module)),
      ...wrongOrders(positions),
      ...copies(positions),
    ],
    warnings: passedDeadlines(positions, today),
    notes: repeatedIds(positions),
  }
}
