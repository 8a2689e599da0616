import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const path = fileURLToPath(new URL('foundInCases.ts', import.meta.url))
const { module } = await runnerImport(path, { configFile: false, logLevel: 'error' })
console.log(JSON.stringify(module.foundInCases()))
