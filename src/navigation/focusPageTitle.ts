/** Where a new page begins, for the keyboard and for screen readers. When: scrollMemory; Back focuses a link instead. */
export function focusPageTitle(document: Document): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
