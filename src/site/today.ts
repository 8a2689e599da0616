import { formatISO } from 'date-fns'

/** The day of the build in its time zone, as `YYYY-MM-DD`. */
export const today = () => formatISO(new Date(), { representation: 'date' })
