import { reloadIfReachable } from '../../src/url/reloadIfReachable'

function aWindow(answer: () => Promise<{ ok: boolean }>) {
  const reload = jest.fn()
  const fetch = jest.fn(answer)
  const href = 'https://careers.example/jobs?search=x'
  return { reload, fetch, window: Object.assign(Object.create(null), { fetch, location: { href, reload } }) }
}

it('loads the address anew where its host answers for it, query included', async () => {
  const { window, fetch, reload } = aWindow(() => Promise.resolve({ ok: true }))
  await reloadIfReachable(window)
  expect(fetch).toHaveBeenCalledWith('https://careers.example/jobs?search=x', {
    method: 'HEAD',
    cache: 'no-store',
  })
  expect(reload).toHaveBeenCalledTimes(1)
})

it('leaves the page as it is where the host has no such file, or does not answer', async () => {
  const missing = aWindow(() => Promise.resolve({ ok: false }))
  await reloadIfReachable(missing.window)
  const offline = aWindow(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(reloadIfReachable(offline.window)).rejects.toThrow('Failed to fetch')
  expect([missing.reload, offline.reload].flatMap(({ mock }) => mock.calls)).toEqual([])
})
