import { formatCalendarDate } from '../../domain/calendarDate'

export const JobDate = ({ date }: { readonly date: string }) => (
  <time dateTime={date} style={{ whiteSpace: 'nowrap' }}>
    {formatCalendarDate(date)}
  </time>
)
