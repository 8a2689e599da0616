import type { Plugin } from 'vite'
import { importFromSite } from '../importFromSite.ts'

const variable = (name: string) => JSON.stringify(process.env[name]?.trim() ?? '')

/** Defines the constants of src/globals.d.ts. */
export function buildConstants(): Plugin {
  return {
    name: 'build-constants',
    async config({ base = '/' }, { command, mode }) {
      const { formatCalendarDate, today } = await importFromSite<typeof import('../../domain/calendarDate')>(
        '/src/domain/calendarDate.ts',
        { mode },
      )
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
