import type { Plugin } from 'vite'
import { formatCalendarDate } from '../../domain/calendarDate.ts'
import { today } from '../today.ts'

/** Defines the constants of src/globals.d.ts. */
export function buildConstants(): Plugin {
  return {
    name: 'build-constants',
    config: ({ base = '/' }, { command }) => ({
      define: {
        SITE_BASE: JSON.stringify(base),
        BUILD_DATE: JSON.stringify(formatCalendarDate(today())),
        IS_BUILT_PAGE: JSON.stringify(command === 'build'),
      },
    }),
  }
}
