/** `22 positions`, `1 position`, `0 positions` (decisions.md §3). */
export function positionCount(count: number): string {
  return `${count} ${count === 1 ? 'position' : 'positions'}`
}
