import { join, normalize } from 'node:path'
import { inspect } from 'node:util'
import { normalizePath, type Plugin } from 'vite'
import type { ContentCheck } from '../contentCheck/checkContent.ts'
import { contentFolder } from '../contentInUse.ts'
import { importFromSite } from '../importFromSite.ts'

/** Vite shows its message, file and line, but no stack, in the terminal and in the overlay. */
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

/** A mistake in the content ends the build. In development, the overlay lists the mistakes until they are corrected. */
export function contentCheck(): Plugin {
  let folder = ''
  let check: (() => Promise<ContentError | null>) | undefined
  let error: ContentError | null = null
  return {
    name: 'content-check',
    apply: (_, { isPreview }) => isPreview !== true,
    enforce: 'pre',
    // Before the bundler starts, because it would wrap the error in its own.
    async configResolved({ root, mode, command, logger }) {
      const { checkContent } = await importFromSite<typeof import('../contentCheck/checkContent')>(
        join(root, 'src/site/contentCheck/checkContent.ts'),
        { mode },
      )
      folder = normalizePath(join(root, contentFolder(mode)))
      check = async () => {
        const result = await checkContent(root, normalize(contentFolder(mode)))
        if (result.mistakes.length > 0) return new ContentError(result)
        logger[result.hasWarnings ? 'warn' : 'info'](result.text)
        return null
      }
      error = await check()
      if (error === null) return
      if (command === 'build') throw error
      logger.error(error.message)
    },
    // A page requests one of our modules first. If that fails, it requests no other.
    transform: {
      filter: { id: { exclude: /node_modules/ } },
      handler() {
        if (error !== null) throw error
      },
    },
    async hotUpdate({ type, file, read }) {
      if (!file.startsWith(`${folder}/`) || this.environment.name !== 'client') return undefined
      // Some editors empty a file before they write it, and the watcher may report only the first change.
      if (type !== 'delete') await read()
      error = (await check?.()) ?? null
      this.environment.moduleGraph.invalidateAll()
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
