import { join, normalize } from 'node:path'
import { inspect } from 'node:util'
import { normalizePath, type Plugin, type ResolvedConfig } from 'vite'
import { contentFolder, importFromSite } from '../importFromSite.ts'

/** A mistake in the content ends the build. In development, the overlay lists the mistakes. */
export function contentCheck(): Plugin {
  let error: Error | null = null

  async function check(config: ResolvedConfig): Promise<void> {
    const { root, mode, command, logger } = config
    const path = '/src/site/contentCheck/checkContent.ts'
    const { checkContent } = await importFromSite<typeof import('../contentCheck/checkContent')>(path, config)
    const { text, firstMistake } = await checkContent(root, normalize(contentFolder(mode)))
    // Vite shows the message, the file and the line in the terminal and in the overlay, and no stack.
    const looks = { loc: firstMistake, stack: '', [inspect.custom]: () => text }
    error = firstMistake ? Object.assign(new Error(text), looks) : null
    if (error && command === 'build') throw error
    // Not as information, which `npm start` leaves out.
    logger[error ? 'error' : 'warn'](text)
  }

  return {
    name: 'content-check',
    apply: (_, { isPreview }) => isPreview !== true,
    enforce: 'pre',
    // Before the bundler starts, because it would wrap the error in its own.
    configResolved: check,
    // A page requests one of our modules first. If that fails, it requests no other.
    transform: {
      filter: { id: { exclude: /node_modules/ } },
      handler() {
        if (error !== null) throw error
      },
    },
    async hotUpdate({ type, file, read, server: { config } }) {
      const folder = normalizePath(join(config.root, contentFolder(config.mode)))
      if (!file.startsWith(`${folder}/`) || this.environment.name !== 'client') return undefined
      // Some editors empty a file before they write it, and the watcher may report only the first change.
      if (type !== 'delete') await read()
      await check(config)
      this.environment.moduleGraph.invalidateAll()
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
