import { ActionButton } from '../components/ActionButton'
import { ignoreSecondTap } from '../components/ignoreSecondTap'
import { useIsAlive } from '../components/useIsAlive'

/**
 * Disabled until the app is alive, and with it Enter in a field: a form that the browser sends by itself
 * puts what was typed into the address.
 */
export function SubmitButton({ children }: { readonly children: string }) {
  return (
    <ActionButton type="submit" look="strong" disabled={!useIsAlive()} onClick={ignoreSecondTap}>
      {children}
    </ActionButton>
  )
}
