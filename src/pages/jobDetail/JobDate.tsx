import { formatCalendarDate } from '../../domain/calendarDate'

/** A calendar date, on one line. */
export const JobDate = ({ date }: { readonly date: string }) => (
  <time dateTime={date} style={{ whiteSpace: 'nowrap' }}>
    {formatCalendarDate(date)}
  </time>
)
