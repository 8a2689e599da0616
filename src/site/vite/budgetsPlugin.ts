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
        const { declaredPages } = await importFromSite<typeof import('../declaredPages')>(
          '/src/site/declaredPages.ts',
          this.environment.config,
        )
        const files = Object.values(bundle)
        const chunks = files.filter((file) => file.type === 'chunk')
        const html = files.flatMap((file) =>
          file.type === 'asset' && file.fileName.endsWith('.html')
            ? [[file.fileName, String(file.source)] as const]
            : [],
        )
        const { table, overruns, warnings } = checkBudgets(chunks, new Map(html), declaredPages)
        for (const warning of warnings) this.warn(warning)
        this.info(`first loads in brotli\n${table}`)
        if (overruns.length > 0) this.error(`\nOver budget:\n${overruns.join('\n')}\n`)
      },
    },
  }
}
