import { chromium } from '@playwright/test'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const SYSTEM_BROWSERS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
}

/** Unpacks the Chromium that comes as an npm package, with the libraries and fonts a bare Linux lacks. */
async function unpackNpmChromium(): Promise<string> {
  // The package carries those libraries but unpacks them only where it believes itself on such a machine.
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs20.x'
  // It unpacks into the temporary folder and takes whatever lies there already: give it one of our own.
  const folder = resolve('node_modules/.cache/chromium')
  mkdirSync(folder, { recursive: true })
  const outerTemporaryFolder = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  try {
    const { default: npmChromium } = await import('@sparticuz/chromium')
    const executablePath = await npmChromium.executablePath()
    // Its own configuration looks for the fonts in /tmp; without any font, Chromium crashes at the first field.
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
 * A Chromium to test with: `BROWSER_PATH`, one of the system's, Playwright's own, or the one from npm (Linux, x64).
 * Throws, saying what to do, where there is none.
 */
export async function findBrowser(): Promise<string> {
  const fromEnvironment = process.env['BROWSER_PATH']
  if (fromEnvironment) return fromEnvironment
  const candidates = [...(SYSTEM_BROWSERS[process.platform] ?? []), chromium.executablePath()]
  const installed = process.env['NO_SYSTEM_BROWSER'] ? undefined : candidates.find((path) => existsSync(path))
  if (installed) return installed
  if (process.platform === 'linux' && process.arch === 'x64') return unpackNpmChromium()
  throw new Error(
    'No browser to test with. Install Chrome, or run "npx playwright install chromium", or set BROWSER_PATH.',
  )
}
