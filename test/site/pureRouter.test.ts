/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { markPure } from '../../src/site/vite/pureRouterPlugin'

const PACKAGE = join(__dirname, '../../node_modules/react-router/dist/production')

it('marks what makes a component or a context, and drops display names', () => {
  expect(markPure('var A = React3.createContext(null);\nA.displayName = "A";\nuse(A);')).toBe(
    'var A = /* @__PURE__ */ React3.createContext(null);\n\nuse(A);',
  )
})

it('changes nothing else in react-router as it is installed', () => {
  const texts = readdirSync(PACKAGE)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(join(PACKAGE, name), 'utf8'))
  expect(texts.some((text) => markPure(text).includes('= /* @__PURE__ */ React'))).toBe(true)
  for (const text of texts) {
    const withoutNames = text.replaceAll(/^\w+\.displayName = .*$/gm, '')
    expect(markPure(text).replaceAll('= /* @__PURE__ */ React', '= React')).toBe(
      withoutNames.replaceAll('= /* @__PURE__ */ React', '= React'),
    )
  }
})
