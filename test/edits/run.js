import { runnerImport } from 'vite'

// Builds the site for production.
process.env.NODE_ENV = 'production'

const { module } = await runnerImport('./test/edits/tryEdits.ts', { configFile: false, logLevel: 'error' })
process.exit(await module.tryEdits())
