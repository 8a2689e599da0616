import { ActionButton } from '../components/ActionButton'
import { ignoreSecondTap } from '../components/ignoreSecondTap'
import { useIsHydrated } from '../hydration/useIsHydrated'

/**
 * Disabled until hydration, and with it Enter in a field: a form that the browser sends by itself
 * puts what was typed into the address.
 */
export function SubmitButton({ children }: { readonly children: string }) {
  return (
    <ActionButton type="submit" look="strong" disabled={!useIsHydrated()} onClick={ignoreSecondTap}>
      {children}
    </ActionButton>
  )
}
