import Button from '@mui/material/Button'
import { useIsHydrated } from '../hydration/useIsHydrated'

/**
 * Disabled until hydration, which disables Enter in a field, too. A submit by the browser would put personal data into the
 * address.
 */
export function SubmitButton({ children }: { readonly children: string }) {
  return (
    <Button type="submit" variant="contained" size="large" disabled={!useIsHydrated()}>
      {children}
    </Button>
  )
}
