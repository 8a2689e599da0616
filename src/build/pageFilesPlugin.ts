import { runnerImport, type Plugin, type ResolvedConfig } from 'vite'
import { withPolicyMeta } from './securityPolicy.ts'

/** Writes what is made of the content: a file for every address, prerendered into index.html, and those for machines. */
export function pageFiles(): Plugin {
  let config: Pick<ResolvedConfig, 'define' | 'logger'> | undefined
  return {
    name: 'page-files',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const template = bundle['index.html']
        if (template?.type !== 'asset') this.error('index.html is not in the build.')
        const { module } = await runnerImport<typeof import('./builtSite')>('/src/build/builtSite.ts', {
          define: config?.define ?? {},
        })
        const { files, leftOut } = module.builtSite(String(template.source), process.env['SITE_ORIGIN'])
        if (leftOut !== null) config?.logger.info(`\n${leftOut}`)
        for (const { fileName, source: text } of files) {
          const source = fileName.endsWith('.html') ? withPolicyMeta(text) : text
          if (fileName === 'index.html') template.source = source
          else this.emitFile({ type: 'asset', fileName, source })
        }
      },
    },
  }
}
