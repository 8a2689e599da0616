import { build } from 'vite'

/** Bundles a script that a page runs before its first paint, from the modules of the app. */
export async function bundleEarlyScript(input: string, define: Record<string, unknown>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define,
    build: { write: false, copyPublicDir: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const [chunk] = outputs.flatMap(({ output }) => output)
  if (chunk?.type !== 'chunk') throw new Error(`${input} was not built.`)
  return chunk.code.trim()
}

/** Inline, because a request would end after the first paint. At the end, because the script reads the page. */
export function withEarlyScript(html: string, script: string): string {
  return html.replace('</body>', () => `<script>${script.replaceAll('</', '<\\/')}</script></body>`)
}
