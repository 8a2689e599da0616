/** The list answers from now on; what was done up to this moment has been told to the store. */
export function endEarlyList(window: Window): void {
  window.earlyList?.stop()
  delete window.earlyList
}
