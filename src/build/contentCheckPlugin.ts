import { join } from 'node:path'
import { inspect } from 'node:util'
import type { Plugin } from 'vite'
import { contentFolder } from './contentInUse.ts'
import { importFromSite } from './importFromSite.ts'

class ContentError extends Error {
  /** Vite shows what ends it as Node inspects it; a stack says nothing to somebody who edits texts. */
  [inspect.custom](): string {
    return this.message
  }
}

/** A mistake in the content room ends the build (and `npm run dev`) with a list of what is wrong and where. */
export function contentCheck(): Plugin {
  return {
    name: 'content-check',
    apply: (_, { isPreview }) => isPreview !== true,
    // Before anything is built, and out of the bundler's hands: it would wrap an error in its own.
    async configResolved({ root, mode, logger }) {
      const { checkContent } = await importFromSite<typeof import('./contentDoctor/checkContent')>(
        join(root, 'src/build/contentDoctor/checkContent.ts'),
        mode,
      )
      const { isFine, hasWarnings, text } = await checkContent(join(root, contentFolder(mode)))
      if (!isFine) throw new ContentError(text)
      logger[hasWarnings ? 'warn' : 'info'](text)
    },
  }
}
