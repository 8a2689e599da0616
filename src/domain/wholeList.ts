/**
 * Up to this many jobs, the list's file holds every card, and a bookmark needs nothing else. With more, it
 * holds the first page, and a bookmark waits for the positions. 100 cards of long descriptions are a file of
 * 31 kB (brotli), which shows a bookmark sooner than the first page and the positions (test/bench/README.md).
 */
const WHOLE_LIST_LIMIT = 100

export function isWholeListInFile(jobCount: number): boolean {
  return jobCount <= WHOLE_LIST_LIMIT
}
