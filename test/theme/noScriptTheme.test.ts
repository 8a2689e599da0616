import { noScriptTheme } from '../../src/theme/noScriptTheme'
import { darkPalette } from '../../src/theme/palette'

test('without script a dark system gets the dark colours', () => {
  const html = noScriptTheme()
  expect(html).toContain('(prefers-color-scheme:dark)')
  expect(html).toContain(`--mui-palette-background-default:${darkPalette.background?.default}`)
  expect(html).toContain(`--mui-palette-text-primary:${darkPalette.text?.primary}`)
  expect(html).not.toContain('undefined')
})
