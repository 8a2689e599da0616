/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const ROOT = join(__dirname, '..')
/** Texts that name files of another place: what a test says of a made-up site, or what a build leaves behind. */
const SKIPPED = /node_modules|\/\.cache\/|^dist|brokenContent|package-lock/

function textFiles(): string[] {
  const inFolders = ['src', 'test'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  const atTop = readdirSync(ROOT).filter((name) => /\.(?:ts|md|json|html)$/.test(name))
  return [...inFolders, ...atTop].filter((name) => /\.(?:tsx?|js|md)$/.test(name) && !SKIPPED.test(name))
}

/** `README.md`, `src/url/README.md`, `src/theme/palette.ts`: what a comment or a README sends its reader to. */
const REFERENCES = /(?<![\w./`'$}*-])((?:src|test)\/[\w./-]+\.(?:tsx?|js|md)|[\w.-]+\.md)(?![\w*])/g

function isThere(file: string, path: string): boolean {
  const besideIt = relative(ROOT, join(ROOT, dirname(file), path))
  return existsSync(join(ROOT, path)) || existsSync(join(ROOT, besideIt))
}

/** Comments of code, and the whole of a README. */
function proseOf(file: string, text: string): string {
  if (file.endsWith('.md')) return text.replaceAll('`', ' ')
  return (text.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm) ?? []).join('\n').replaceAll('`', ' ')
}

it('sends its readers only to files that are there', () => {
  const lost = textFiles().flatMap((file) => {
    const paths = proseOf(file, readFileSync(join(ROOT, file), 'utf8')).matchAll(REFERENCES)
    return [...paths].filter(([path]) => !isThere(file, path)).map(([path]) => `${file}: ${path}`)
  })
  expect(lost).toEqual([])
})
