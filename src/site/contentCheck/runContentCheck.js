import { resolveConfig } from 'vite'

// Runs the check of the build (../vite/contentCheckPlugin.ts), which precedes all else.
await resolveConfig({}, 'build').catch((error) => {
  console.error(error)
  process.exitCode = 1
})
