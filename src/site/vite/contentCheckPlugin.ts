import { join, normalize } from 'node:path'
import { inspect } from 'node:util'
import { normalizePath, type Plugin } from 'vite'
import type { ContentCheck } from '../contentCheck/checkContent.ts'
import { contentFolder } from '../contentInUse.ts'
import { importFromSite } from '../importFromSite.ts'

/** What Vite shows of it, in the terminal and over the page: the words, file and line, and no stack. */
class ContentError extends Error {
  readonly id: string | undefined
  readonly loc: ContentCheck['mistakes'][number] | undefined
  override readonly stack = ''

  constructor({ text, mistakes: [first] }: ContentCheck) {
    super(text)
    this.id = first?.file
    this.loc = first
  }

  [inspect.custom](): string {
    return this.message
  }
}

/**
 * A mistake in the content ends the build with a list of what is wrong and where. While pages are edited
 * (`npm run dev`), the list covers the page, whatever was changed, until the mistakes are mended.
 */
export function contentCheck(): Plugin {
  let folder = ''
  let check: (() => ContentError | null) | undefined
  let error: ContentError | null = null
  return {
    name: 'content-check',
    apply: (_, { isPreview }) => isPreview !== true,
    enforce: 'pre',
    // Before anything is built, and out of the bundler's hands: it would wrap an error in its own.
    async configResolved({ root, mode, command, logger }) {
      const { checkContent } = await importFromSite<typeof import('../contentCheck/checkContent')>(
        join(root, 'src/site/contentCheck/checkContent.ts'),
        { mode },
      )
      folder = normalizePath(join(root, contentFolder(mode)))
      check = () => {
        const result = checkContent(root, normalize(contentFolder(mode)))
        if (result.mistakes.length > 0) return new ContentError(result)
        logger[result.hasWarnings ? 'warn' : 'info'](result.text)
        return null
      }
      error = check()
      if (error === null) return
      if (command === 'build') throw error
      logger.error(error.message)
    },
    // The first of our modules that a page asks for: without it no other is asked for.
    transform: {
      filter: { id: { exclude: /node_modules/ } },
      handler() {
        if (error !== null) throw error
      },
    },
    async hotUpdate({ type, file, read }) {
      if (!file.startsWith(`${folder}/`) || this.environment.name !== 'client') return undefined
      const before = error
      // A save empties the file before it writes it, and the watcher may report the first of the two only.
      if (type !== 'delete') await read()
      error = check?.() ?? null
      if (before === null && error === null) return undefined
      this.environment.moduleGraph.invalidateAll()
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
