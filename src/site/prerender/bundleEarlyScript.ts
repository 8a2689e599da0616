import { build } from 'vite'

/** The script that the jobs list's file runs before its first paint, of the very modules that the app is made of. */
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
        // url/paths imports the router too, which the script has no use for.
        treeshake: { moduleSideEffects: false },
      },
    },
  })
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const [chunk] = outputs.flatMap(({ output }) => output)
  if (chunk?.type !== 'chunk') throw new Error('The early script was not built.')
  return chunk.code.trim()
}

/** After everything that it reads, in the page's own file: one request more would come after the first paint. */
export function withEarlyScript(html: string, script: string): string {
  return html.replace('</body>', () => `<script>${script.replaceAll('</', '<\\/')}</script></body>`)
}
