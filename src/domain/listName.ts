import { namesInTitle, type JobsQuery } from './jobsQuery'

/** What a search is named in the title: `data, USA + India, page 2 (25)`; empty for the plain list. */
export function listName(query: JobsQuery, shownPage: number, matchCount: number): string {
  const asked = [...namesInTitle(query)]
  if (shownPage > 1) asked.push(asked.length > 0 ? `page ${shownPage}` : `Page ${shownPage}`)
  return asked.length === 0 ? '' : `${asked.join(', ')} (${matchCount})`
}
