import { runnerImport } from 'vite'

// As it is shipped: without the checks that Redux Toolkit makes in development.
process.env.NODE_ENV = 'production'

const { module } = await runnerImport('./test/bench/keystroke.ts', { configFile: false, logLevel: 'error' })
module.measureKeystrokes()
