import { formatCalendarDate } from '../../src/domain/calendarDate'
import { aJob } from './aJob'
import { catalog as positions } from './catalog'

/** A module as that of the positions (src/site/vite/catalogChunkPlugin.ts). The pages of its list have a gap. */
export const catalog = Array.from({ length: 300 }, (_, index) =>
  aJob({
    ...positions[index % positions.length],
    id: String(index + 1),
    ...(index % 3 === 0 && { language: 'fr' }),
  }),
)

export const dateTexts = Object.fromEntries(
  catalog.map(({ createdDate }) => [createdDate, formatCalendarDate(createdDate)]),
)
