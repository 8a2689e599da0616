/**
 * A script has failed. The page stays readable, and a line offers a reload (pending.ts). A link that waits is
 * followed. Without positions, the list stays hidden.
 */
export function keepPrerenderedPage(): void {
  const { dataset } = document.documentElement
  dataset['notHydrated'] = ''
  delete dataset['hydrated']
  delete dataset['waiting']
  if (dataset['pending'] !== 'positions') delete dataset['pending']
  window.heldPress?.click()
  delete window.heldPress
}
