import { runnerImport } from 'vite'

// What is built is what is shipped.
process.env.NODE_ENV = 'production'

const { module } = await runnerImport('./test/edits/tryEdits.ts', { configFile: false, logLevel: 'error' })
process.exit(await module.tryEdits())
