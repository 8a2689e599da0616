import { build, type ResolvedConfig } from 'vite'

/** Bundles a script that a page runs before its first paint, from the modules of the app. */
export async function bundleEarlyScript(input: string, { define, resolve }: ResolvedConfig) {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    ...(define && { define }),
    resolve: { conditions: resolve.conditions },
    build: {
      write: false,
      // The exports are for tests. A hash in the policy is of UTF-8, whatever charset a host names.
      rolldownOptions: {
        input,
        preserveEntrySignatures: false,
        output: { format: 'iife', charset: 'ascii' },
      },
    },
  })
  const [chunk] = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  if (chunk?.type !== 'chunk') throw new Error(`${input} was not built.`)
  // A closing tag would end the script's element.
  return chunk.code.trim().replaceAll('</', '<\\/')
}
