import type { ConfigEnv, Plugin } from 'vite'

const variable = (name: string) => JSON.stringify(process.env[name]?.trim() ?? '')

/** Defines the constants of src/globals.d.ts. None is the day of the build, which would rename scripts. */
export function buildConstants(command: ConfigEnv['command']): Plugin {
  // A shell may have another one, which React would read.
  if (command === 'build') process.env['NODE_ENV'] = 'production'
  return {
    name: 'build-constants',
    config({ base = '/' }) {
      const advice = `--base is "${base}". It must start with one slash and contain only A-Z, a-z, 0-9, . _ ~ - and single slashes, e.g. --base=/site/. Git Bash needs MSYS_NO_PATHCONV=1 before the command.`
      // Vite accepts other bases, but every page would be empty. It reads an empty one as true.
      if (!/^(?!.*\/\/)\/[\w.~/-]*$/.test(base)) throw new Error(advice.replace('"true"', '""'))
      return {
        define: {
          SITE_BASE: JSON.stringify(base),
          IS_BUILT_PAGE: JSON.stringify(command === 'build'),
          FORMS_ENDPOINT: variable('FORMS_ENDPOINT'),
          SITE_ORIGIN: variable('SITE_ORIGIN'),
        },
      }
    },
  }
}
