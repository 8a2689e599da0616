/** Where a new page begins, for the keyboard and for screen readers (components/PageTitle.tsx). */
export function focusPageTitle(document: Document): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
