/** With more jobs, a file that holds every card shows a bookmark later (test/bench/README.md). */
const WHOLE_LIST_LIMIT = 100

export function isWholeListInFile(jobCount: number): boolean {
  return jobCount <= WHOLE_LIST_LIMIT
}
