import { runnerImport } from 'vite'

/* Calls `run` of a module with the words of the command: `node test/support/run.js test/bench/siteBench.ts 1000`. */
const [file, ...words] = process.argv.slice(2)
const { module } = await runnerImport(`./${file}`, {
  configFile: false,
  logLevel: 'error',
  // The build constants that these modules read (src/globals.d.ts).
  define: { SITE_BASE: '"/"', IS_BUILT_PAGE: 'false' },
})
await module.run(words)
