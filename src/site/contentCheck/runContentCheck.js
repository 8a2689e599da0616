import { resolveConfig } from 'vite'

// The plugin of the check (../vite/contentCheckPlugin.ts) runs when the configuration is resolved.
await resolveConfig({}, 'build').catch((error) => {
  console.error(error)
  process.exitCode = 1
})
