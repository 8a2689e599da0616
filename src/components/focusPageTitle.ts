/** Keyboards and screen readers start a new page at its title. */
export function focusPageTitle(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}
