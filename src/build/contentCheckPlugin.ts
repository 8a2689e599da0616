import { join } from 'node:path'
import { inspect } from 'node:util'
import { runnerImport, type Plugin } from 'vite'

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
    async configResolved({ root, logger }) {
      const { module } = await runnerImport<typeof import('./contentDoctor/checkContent')>(
        join(root, 'src/build/contentDoctor/checkContent.ts'),
      )
      const { isFine, hasWarnings, text } = await module.checkContent(join(root, 'src/content'))
      if (!isFine) throw new ContentError(text)
      logger[hasWarnings ? 'warn' : 'info'](text)
    },
  }
}
