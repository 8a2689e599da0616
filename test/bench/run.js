import { runnerImport } from 'vite'

const { module } = await runnerImport('./test/bench/siteBench.ts', { configFile: false, logLevel: 'error' })
await module.bench(process.argv.slice(2))
