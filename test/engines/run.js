import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

// What is built is what is shipped.
process.env.NODE_ENV = 'production'

const here = fileURLToPath(new URL('.', import.meta.url))

function run(command, ...words) {
  const { status } = spawnSync(command, words, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

function textOf(file) {
  try {
    return readFileSync(`${here}${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** npm notes in node_modules what it put there: all of the lock file but the package's own entry. */
function areDriversInstalled() {
  const note = textOf('node_modules/.package-lock.json')
  if (note === '') return false
  const { '': _, ...locked } = JSON.parse(textOf('package-lock.json')).packages
  const installed = JSON.parse(note).packages
  return Object.entries(locked).every(([path, { version }]) => installed[path]?.version === version)
}

if (!areDriversInstalled()) run('npm', 'ci', '--prefix', here)
// Here and not in typecheck: only now are the drivers' types there.
run('npx', 'tsc', '-p', here)

const { module } = await runnerImport('./test/engines/testEngines.ts', {
  configFile: false,
  logLevel: 'error',
  // What is expected is read from the content of the site that is looked at.
  environments: { inline: { resolve: { conditions: ['fixture'] } } },
})
process.exit(await module.testEngines())
