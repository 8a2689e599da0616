import { runnerImport, type Plugin } from 'vite'

/** A mistake in the content room ends the build (and `npm run dev`) with a list of what is wrong and where. */
export function contentCheck(): Plugin {
  return {
    name: 'content-check',
    async buildStart() {
      const { module } = await runnerImport<typeof import('./contentProblems')>(
        '/src/build/contentProblems.ts',
      )
      const problems = module.contentProblems()
      if (problems.length > 0) this.error(`\nMistakes in src/content:\n${problems.join('\n')}\n`)
    },
  }
}
