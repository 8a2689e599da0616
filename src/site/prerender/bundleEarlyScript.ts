import { build } from 'vite'

/** Bundles the script that the list runs before its first paint, from the modules of the app. */
export async function bundleEarlyScript(define: Readonly<Record<string, unknown>>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { ...define },
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: 'src/hydration/earlyScript.ts',
        output: { format: 'iife' },
        // Drops the router, which url/paths imports and the script does not use.
        treeshake: { moduleSideEffects: false },
      },
    },
  })
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const [chunk] = outputs.flatMap(({ output }) => output)
  if (chunk?.type !== 'chunk') throw new Error('The early script was not built.')
  return chunk.code.trim()
}

/** Inline, because a request would end after the first paint. At the end, because the script reads the page. */
export function withEarlyScript(html: string, script: string): string {
  return html.replace('</body>', () => `<script>${script.replaceAll('</', '<\\/')}</script></body>`)
}
