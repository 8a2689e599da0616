/** With more jobs, a file that holds every card shows a bookmark later (test/bench/README.md). */
const WHOLE_LIST_LIMIT = 100

export const isWholeListInFile = (jobCount: number) => jobCount <= WHOLE_LIST_LIMIT
