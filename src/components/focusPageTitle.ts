/** The start of a new page for keyboards and screen readers. */
export function focusPageTitle(document: Document): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
