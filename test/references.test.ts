/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = join(__dirname, '..')

function textFiles(): string[] {
  const inFolders = ['src', 'test'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  return [...inFolders, ...readdirSync(ROOT)].filter(
    (name) => /\.(?:tsx?|js|md)$/.test(name) && !name.includes('node_modules'),
  )
}

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm

/** Comments of code, and all of a README. */
function proseOf(file: string, text: string): string {
  const comments = text.match(COMMENTS) ?? []
  return (file.endsWith('.md') ? text : comments.join('\n')).replaceAll('`', ' ')
}

/** `src/url/README.md`, `test/support/aJob.ts`, and a bare `README.md`. */
const FILE_NAMES = /(?<![\w./`'$}*-])(?:(?:src|test)\/[\w./-]+\.(?:tsx?|js|md)|[\w.-]+\.md)(?![\w*])/g

it('names only existing files in comments and READMEs', () => {
  const missing = textFiles().flatMap((file) => {
    const names = proseOf(file, readFileSync(join(ROOT, file), 'utf8')).match(FILE_NAMES) ?? []
    const isMissing = (name: string) =>
      [ROOT, join(ROOT, dirname(file))].every((from) => !existsSync(join(from, name)))
    return names.filter(isMissing).map((name) => `${file} names ${name}`)
  })
  expect(missing).toEqual([])
})

it('lists every data attribute of the source in src/hydration/README.md', () => {
  const code = textFiles()
    .filter((file) => /^src\/(?!content\/).*\.tsx?$/.test(file))
    .map((file) => readFileSync(join(ROOT, file), 'utf8').replaceAll(COMMENTS, ''))
    .join('\n')
  const written = code.match(/(?<=['"[ ])data-[a-z][a-z-]*[a-z]|data-s(?= )/g) ?? []
  const properties = [...code.matchAll(/dataset(?:\.|\[')(\w+)/g)].map(
    ([, name = '']) => `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  )
  const listed =
    readFileSync(join(ROOT, 'src/hydration/README.md'), 'utf8').match(/(?<=^\| `)data-[\w-]+/gm) ?? []
  expect(listed.toSorted()).toEqual([...new Set([...written, ...properties])].toSorted())
})
