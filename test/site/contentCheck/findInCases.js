import { runnerImport } from 'vite'

/** @param {string} path */
async function load(path) {
  const { module } = await runnerImport(path, { configFile: false, logLevel: 'error' })
  return module
}

const { CASES } = await load('./test/site/contentCheck/contentCases.ts')
const { VALID_CONTENT } = await load('./test/site/contentCheck/validContent.ts')
const { validateContent } = await load('./src/site/contentCheck/validateContent.ts')

const findings = CASES.map((/** @type {import('./contentCases').ContentCase} */ { files, context }) => {
  const sources = new Map(Object.entries({ ...VALID_CONTENT, ...files }))
  return validateContent(sources, {
    today: '2026-11-15',
    isPublicFile: (/** @type {string} */ name) => name === 'preview.png',
    hasOrigin: false,
    picture: { name: 'Larkfield', headline: 'Find Your Next Career Opportunity' },
    ...context,
  }).findings
})
console.log(JSON.stringify(findings))
