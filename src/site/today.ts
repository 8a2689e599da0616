import { formatISO } from 'date-fns'

/** The day of the build where it is built, as `YYYY-MM-DD`. */
export const today = () => formatISO(new Date(), { representation: 'date' })
