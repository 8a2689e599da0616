import { join, normalize } from 'node:path'
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

/** A mistake in the content ends the build with a list of what is wrong and where. */
export function contentCheck(): Plugin {
  return {
    name: 'content-check',
    apply: (_, { isPreview }) => isPreview !== true,
    // Before anything is built, and out of the bundler's hands: it would wrap an error in its own.
    async configResolved({ root, mode, logger }) {
      const { checkContent } = await importFromSite<typeof import('./contentCheck/checkContent')>(
        join(root, 'src/build/contentCheck/checkContent.ts'),
        mode,
      )
      const { mistakes, hasWarnings, text } = checkContent(root, normalize(contentFolder(mode)))
      if (mistakes.length > 0) throw new ContentError(text)
      logger[hasWarnings ? 'warn' : 'info'](text)
    },
  }
}
