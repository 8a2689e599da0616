/** The list is filtered already, so Enter only closes an on-screen keyboard. With a real one, the focus stays. */
export function closeKeyboard({ key, isComposing, target }: KeyboardEvent): void {
  if (key !== 'Enter' || isComposing || !window.matchMedia('(pointer: coarse)').matches) return
  if (target instanceof HTMLInputElement && target.type === 'search') target.blur()
}
