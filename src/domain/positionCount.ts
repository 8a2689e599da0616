/** `22 positions`, `1 position`, `0 positions`. */
export function positionCount(count: number): string {
  return `${count} ${count === 1 ? 'position' : 'positions'}`
}
