import type { Plugin } from 'vite'
import { checkBudgets } from '../budgets/budgets.ts'
import { importFromSite } from '../importFromSite.ts'

/** Ends the build if the code of a first load exceeds its budget, and warns of heavy content. */
export function budgets(): Plugin {
  return {
    name: 'budgets',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const path = '/src/site/declaredPages.ts'
        const { config } = this.environment
        const { declaredPages } = await importFromSite<typeof import('../declaredPages')>(path, config)
        const files = Object.values(bundle)
        const chunks = files.filter((file) => file.type === 'chunk')
        const html = new Map<string, string>()
        for (const file of files)
          if (file.type === 'asset' && file.fileName.endsWith('.html'))
            html.set(file.fileName, String(file.source))
        const { report, overruns, warnings } = checkBudgets(chunks, html, declaredPages)
        for (const warning of warnings) this.warn(warning)
        this.info(`first loads, in bytes of brotli\n${report}`)
        if (overruns.length > 0) this.error(`\nOver budget:\n${overruns.join('\n')}\n`)
      },
    },
  }
}
