import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'

const SYSTEM_BROWSERS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
}

/** Unpacks the Chromium of the npm package, with the libraries and fonts that a bare Linux lacks. */
async function unpackNpmChromium(user: string): Promise<string> {
  // The package unpacks its libraries only where this is set.
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs20.x'
  // It unpacks into the temporary folder, and uses what another project or version has unpacked there.
  const folder = resolve(`node_modules/.cache/chromium-${user}`)
  mkdirSync(folder, { recursive: true })
  const outerTemporaryFolder = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  try {
    const { default: npmChromium } = await import('@sparticuz/chromium')
    const executablePath = await npmChromium.executablePath()
    // Its own configuration looks for the fonts in /tmp. Without a font, Chromium crashes at the first field.
    const fontsFile = join(folder, 'fonts.conf')
    writeFileSync(
      fontsFile,
      `<fontconfig><dir>${folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`,
    )
    process.env['FONTCONFIG_FILE'] = fontsFile
    return executablePath
  } finally {
    if (outerTemporaryFolder === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = outerTemporaryFolder
  }
}

/**
 * Returns the path of a Chromium: `BROWSER_PATH`, one of the system's, Playwright's own, or the one from npm (Linux, x64).
 * With `NO_SYSTEM_BROWSER` it is the one from npm, in a folder of the suite `user`, because suites may run at the same time.
 */
export async function findBrowser(user: string): Promise<string> {
  const fromEnvironment = process.env['BROWSER_PATH']
  if (fromEnvironment) return fromEnvironment
  const candidates = [...(SYSTEM_BROWSERS[process.platform] ?? []), chromium.executablePath()]
  const installed = process.env['NO_SYSTEM_BROWSER'] ? undefined : candidates.find((path) => existsSync(path))
  if (installed) return installed
  if (process.platform === 'linux' && process.arch === 'x64') return unpackNpmChromium(user)
  throw new Error(
    'No browser to test with. Install Chrome, or run "npx playwright install chromium", or set BROWSER_PATH.',
  )
}
