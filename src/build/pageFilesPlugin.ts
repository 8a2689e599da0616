import { runnerImport, type Plugin } from 'vite'
import { withPolicyMeta } from './securityPolicy.ts'

/** Writes a file for every address of the site, prerendered into index.html. */
export function pageFiles(): Plugin {
  let define: Record<string, unknown> = {}
  return {
    name: 'page-files',
    apply: 'build',
    configResolved(config) {
      define = config.define ?? {}
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const template = bundle['index.html']
        if (template?.type !== 'asset') this.error('index.html is not in the build.')
        const { module } = await runnerImport<typeof import('./sitePages')>('/src/build/sitePages.ts', {
          define,
        })
        for (const { file, html } of module.sitePages(String(template.source))) {
          const source = withPolicyMeta(html)
          if (file === 'index.html') template.source = source
          else this.emitFile({ type: 'asset', fileName: file, source })
        }
      },
    },
  }
}
