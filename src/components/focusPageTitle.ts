/** Keyboards and screen readers start a new page at its title, the `h1`. Tab skips it. */
export function focusPageTitle(): void {
  const title = document.querySelector('h1')
  title?.setAttribute('tabindex', '-1')
  title?.focus({ preventScroll: true })
}
