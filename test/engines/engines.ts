import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from '../support/freePort'

/** The paths of WebDriver's commands, by their names in Marionette, Firefox's own protocol. */
const PATHS = {
  Navigate: 'url',
  Back: 'back',
  Forward: 'forward',
  ExecuteScript: 'execute/sync',
  ElementClick: 'element/{id}/click',
  GetComputedLabel: 'element/{id}/computedlabel',
  GetComputedRole: 'element/{id}/computedrole',
  PerformActions: 'actions',
  SetWindowRect: 'window/rect',
}

export type Send = (command: keyof typeof PATHS, parameters?: object) => Promise<unknown>
type Programs = ReturnType<typeof createPrograms>

/** A page whose script is held back counts as loading. With `eager`, WebKitWebDriver loses the next command. */
const CAPABILITIES = { pageLoadStrategy: 'none' }

async function startWebDriver({ run }: Programs, program: string, own: object): Promise<Send> {
  const port = await freePort()
  run(program, [`--port=${port}`])
  async function request(path: string, content: object, isRead = false): Promise<unknown> {
    const options = isRead ? {} : { method: 'POST', body: JSON.stringify(content) }
    // WebKitWebDriver may never answer for a page that is being left.
    const signal = AbortSignal.timeout(20_000)
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, { ...options, signal })
    const { value } = Object(await response.json())
    if (!response.ok) throw new Error(JSON.stringify(value))
    return value
  }
  await expect(() => fetch(`http://127.0.0.1:${port}/status`)).toPass()
  const { sessionId } = Object(
    await request('', { capabilities: { alwaysMatch: { ...CAPABILITIES, ...own } } }),
  )
  return (command, parameters = {}) =>
    request(
      `/${sessionId}/${PATHS[command].replace('{id}', String(Reflect.get(parameters, 'id')))}`,
      parameters,
      command.startsWith('Get'),
    )
}

const FIREFOX_SETTINGS = `user_pref("marionette.port", 0);
// Marionette switches the limit on history writes off where it has its default, 200.
user_pref("dom.navigation.navigationRateLimit.count", 199);
// Marionette listens to unload, which would keep every page out of the back/forward cache.
user_pref("docshell.shistory.bfcache.allow_unload_listeners", true);
// Firefox does not keep a page with a service worker in the back/forward cache.
user_pref("dom.serviceWorkers.enabled", false);`

/** Debian has no geckodriver, which would translate WebDriver into Marionette. */
async function startMarionette({ run, home }: Programs): Promise<Send> {
  writeFileSync(join(home, 'user.js'), FIREFOX_SETTINGS)
  run('firefox-esr', ['--headless', '--marionette', '--remote-allow-system-access', '--profile', home])
  const readPort = () => Number(readFileSync(join(home, 'MarionetteActivePort'), 'utf8'))
  await expect(() => expect(readPort()).toBeGreaterThan(0)).toPass()
  const socket = connect(readPort(), '127.0.0.1').setEncoding('utf8')
  // Keeps what arrives while nobody reads.
  const chunks = socket[Symbol.asyncIterator]()
  async function readMessage(before = ''): Promise<string> {
    const received = before + String((await chunks.next()).value)
    const [, length, text = ''] = /^(\d+):(.*)$/s.exec(received) ?? []
    return Number(length) === Buffer.byteLength(text) ? text : readMessage(received)
  }
  async function call(command: string, parameters: object = {}): Promise<unknown> {
    const text = JSON.stringify([0, 0, command, parameters])
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    const [, , error, result] = JSON.parse(await readMessage())
    if (error !== null) throw new Error(JSON.stringify(error))
    return result.value
  }
  await readMessage()
  await call('WebDriver:NewSession', CAPABILITIES)
  const setContext = (value: string) => call('Marionette:SetContext', { value })
  /** By the button, which passes over entries that no press has made. */
  async function pressBack(): Promise<void> {
    await setContext('chrome')
    await call('WebDriver:ExecuteScript', { script: 'BrowserCommands.back()', args: [] })
    await setContext('content')
  }
  return (command, parameters) =>
    command === 'Back' ? pressBack() : call(`WebDriver:${command}`, parameters)
}

async function startWebKit(programs: Programs): Promise<Send> {
  const display = await once(programs.run('Xvfb', ['-displayfd', '1']), 'data')
  programs.env['DISPLAY'] = `:${String(display).trim()}`
  return startWebDriver(programs, 'WebKitWebDriver', { browserName: 'MiniBrowser' })
}

function startChromium(programs: Programs): Promise<Send> {
  // The sandbox does not start for root, as in most CI containers.
  const args = ['--headless', '--no-sandbox']
  return startWebDriver(programs, 'chromedriver', { 'goog:chromeOptions': { args } })
}

export const ENGINES = {
  Chromium: { needs: ['chromedriver'], start: startChromium },
  Firefox: { needs: ['firefox-esr'], start: startMarionette },
  WebKitGTK: { needs: ['WebKitWebDriver', 'Xvfb'], start: startWebKit },
}

/** Runs programs in a home of their own, until it is closed. */
export function createPrograms() {
  const home = mkdtempSync(join(tmpdir(), 'engine-'))
  const env: NodeJS.ProcessEnv = { ...process.env, HOME: home, TMPDIR: home }
  const groups: number[] = []
  function run(program: string, args: readonly string[]) {
    // Detached, it leads a process group: a driver ends with its browser.
    const child = spawn(program, args, { env, detached: true, stdio: ['ignore', 'pipe', 'ignore'] })
    if (child.pid !== undefined) groups.push(child.pid)
    return child.stdout.resume()
  }
  function close(): void {
    for (const group of groups) process.kill(-group, 'SIGKILL')
    rmSync(home, { recursive: true, force: true, maxRetries: 10 })
  }
  return { home, env, run, close }
}
