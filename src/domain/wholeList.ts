/**
 * The list's file holds every position's card up to this many, and the first page's alone above. A card is 0.2 kB of
 * the file; with this many it is about 19 kB, which a new connection carries in two flights (14 and 29 kB). The second
 * costs a slow phone a fifth of a second, and a bookmark that paints its cards before the app has come saves a whole one.
 */
export const WHOLE_LIST_LIMIT = 48

export function isWholeListInFile(positions: number): boolean {
  return positions <= WHOLE_LIST_LIMIT
}
