import { runnerImport } from 'vite'

const { module } = await runnerImport('./test/edits/tryEdits.ts', { configFile: false, logLevel: 'error' })
process.exit(await module.tryEdits())
