/** Whether the visitor asked their system for less motion; asked anew each time, because it can change. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
