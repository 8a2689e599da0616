/** @jest-environment node */
import { createHistoryWriter, createKey, type WriteMode } from '../../src/url/historyWriter'
import { createFakeBrowser } from '../support/fakeBrowser'

function openWriter() {
  const browser = createFakeBrowser('/jobs')
  const writer = createHistoryWriter(browser.window())
  const write = (mode: WriteMode, path: string) =>
    writer.write({
      mode,
      href: new URL(path, 'https://careers.example').href,
      state: { key: createKey(), from: null },
    })
  return { ...browser, write, drop: writer.drop }
}

it('writes at once, a push as a new entry and a replace into the one that stands', () => {
  const { write, history } = openWriter()
  write('push', '/jobs?page=2')
  write('replace', '/jobs?page=3')
  expect(history.addresses()).toEqual(['/jobs', '/jobs?page=3'])
})

it('keeps the key and the way back in the entry', () => {
  const { history, window } = createFakeBrowser('/jobs')
  const state = { key: 'k', from: '/jobs?search=a' }
  createHistoryWriter(window()).write({ mode: 'push', href: history.location().href, state })
  expect(history.state()).toMatchObject(state)
})

describe.each(['throwing', 'silent'] as const)('where the browser refuses writes (%s)', (style) => {
  it('keeps the last of several values pending, and writes it once', () => {
    const { write, history, wait, address, timers } = openWriter()
    history.refuse(style)
    for (const text of ['d', 'da', 'dat']) write('replace', `/jobs?search=${text}`)
    expect(address()).toBe('/jobs')
    history.allow()
    wait(500)
    expect(history.addresses()).toEqual(['/jobs?search=dat'])
    expect(timers()).toBe(0)
  })

  it('makes a pending replace a push when a push follows', () => {
    const { write, history, wait } = openWriter()
    history.refuse(style)
    write('replace', '/jobs?search=a')
    write('push', '/jobs?search=a&page=2')
    history.allow()
    wait(500)
    expect(history.addresses()).toEqual(['/jobs', '/jobs?search=a&page=2'])
  })

  it('flushes the pending write before a push, so that the entry that is left is right', () => {
    const { write, history } = openWriter()
    history.refuse(style)
    write('replace', '/jobs?search=a')
    history.allow()
    write('push', '/about')
    expect(history.addresses()).toEqual(['/jobs?search=a', '/about'])
  })

  it('U15: tries once more when the tab is hidden or left, and starts no loop', () => {
    const { write, history, hide, show, leave, timers } = openWriter()
    history.refuse(style)
    write('replace', '/jobs?search=a')
    const before = history.attempts()
    hide()
    leave()
    show()
    expect(history.attempts()).toBe(before + 2)
    expect(timers()).toBe(1)
    history.allow()
    hide()
    expect(history.addresses()).toEqual(['/jobs?search=a'])
    expect(timers()).toBe(0)
  })

  it('U16: backs off where writing never works, and does not try at every key', () => {
    const { write, history, wait } = openWriter()
    history.refuse(style)
    for (let key = 0; key < 300; key += 1) write('replace', `/jobs?search=${key}`)
    expect(history.attempts()).toBe(1)
    wait(60_000)
    expect(history.attempts()).toBeLessThan(20)
    expect(history.attempts()).toBeGreaterThan(10)
  })
})

it('does nothing when a tab is hidden and nothing is pending', () => {
  const { history, hide, leave } = openWriter()
  hide()
  leave()
  expect(history.attempts()).toBe(0)
})

it('starts with a short wait again after it has paid', () => {
  const { write, history, wait, address } = openWriter()
  history.refuse('silent')
  write('replace', '/jobs?search=a')
  wait(30_000)
  history.allow()
  wait(4000)
  history.refuse('silent')
  write('replace', '/jobs?search=b')
  history.allow()
  wait(500)
  expect(address()).toBe('/jobs?search=b')
})

it('U11: survives any exception, a full quota of state included', () => {
  const { window } = createFakeBrowser('/jobs')
  const writer = createHistoryWriter(window())
  const write = () =>
    writer.write({ mode: 'push', href: 'https://elsewhere.example/', state: { key: 'k', from: null } })
  expect(write).not.toThrow()
})
