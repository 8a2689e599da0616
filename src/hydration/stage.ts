import { pressHeld } from './heldPress'

type Pending = `pending-${'query' | 'page' | 'positions' | 'failed'}`

/** The life of a page (README.md), in `data-stage` of `<html>`. Without it, the page is as it was built. */
type Stage = Pending | 'shown' | 'starting' | 'hydrated' | 'failed' | 'app-failed'

export const setStage = (stage: Stage) => void (document.documentElement.dataset['stage'] = stage)

export const isAtStage = (stages: RegExp) => stages.test(document.documentElement.dataset['stage'] ?? '')

/** True until the app starts: the inline scripts answer. */
export const isEarly = () => !isAtStage(/starting|hydrated|app/)

/** A script has failed. The page stays readable, and a held press takes effect. Without positions, the list stays hidden. */
export function fail(): void {
  if (!isEarly()) setStage('app-failed')
  else setStage(isAtStage(/positions|pending-failed/) ? 'pending-failed' : 'failed')
  pressHeld()
}
