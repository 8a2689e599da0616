import type { Plugin } from 'vite'
import { formatCalendarDate, today } from '../../domain/calendarDate.ts'

const variable = (name: string) => JSON.stringify(process.env[name]?.trim() ?? '')

/** Defines the constants of src/globals.d.ts. */
export function buildConstants(): Plugin {
  return {
    name: 'build-constants',
    config({ base = '/' }, { command }) {
      // Vite accepts other bases, but every page would be empty.
      if (!base.startsWith('/'))
        throw new Error(`--base is "${base}". It must start with a slash, e.g. --base=/site/.`)
      return {
        define: {
          SITE_BASE: JSON.stringify(base),
          BUILD_DATE: JSON.stringify(formatCalendarDate(today())),
          IS_BUILT_PAGE: JSON.stringify(command === 'build'),
          FORMS_ENDPOINT: variable('FORMS_ENDPOINT'),
          SITE_ORIGIN: variable('SITE_ORIGIN'),
        },
      }
    },
  }
}
