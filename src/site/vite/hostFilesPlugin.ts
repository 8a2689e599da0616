import type { Plugin } from 'vite'
import { filesForHosts } from '../hosting/filesForHosts.ts'

/** Adds the files that configure hosts. Runs after the pages are written, because the policy names their inline scripts. */
export function hostFiles(): Plugin {
  return {
    name: 'host-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const site = Object.values(bundle).map((file) => {
          const isPage = file.type === 'asset' && file.fileName.endsWith('.html')
          return [file.fileName, isPage ? String(file.source) : ''] as const
        })
        const files = filesForHosts(this.environment.config.base, new Map(site))
        for (const [fileName, source] of Object.entries(files)) {
          this.emitFile({ type: 'asset', fileName, source })
        }
      },
    },
  }
}
