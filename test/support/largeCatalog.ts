import { formatCalendarDate } from '../../src/domain/calendarDate'
import { catalog as positions } from './catalog'

/** A module as that of the positions (src/site/vite/catalogChunkPlugin.ts). The pages of its list have a gap. */
export const catalog = Array.from({ length: 300 }, (_, index) => index + 1).flatMap((id) =>
  positions.slice(id % positions.length, (id % positions.length) + 1).map((job) => ({ ...job, id: `${id}` })),
)

export const dateTexts = Object.fromEntries(
  catalog.map(({ createdDate }) => [createdDate, formatCalendarDate(createdDate)]),
)
