/**
 * Up to this many jobs, the list's file holds every job's card; above, only the first page. A card takes 0.2 kB (brotli).
 * With 48 cards the file has about 19 kB, which a new connection sends in two round trips (14 and 29 kB).
 */
export const WHOLE_LIST_LIMIT = 48

export function isWholeListInFile(jobCount: number): boolean {
  return jobCount <= WHOLE_LIST_LIMIT
}
