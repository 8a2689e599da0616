import { reloadIfReachable } from '../../src/url/reloadIfReachable'

/** A window whose pictures come or do not come when they are told to. */
function aWindow() {
  const reload = jest.fn()
  const probes: HTMLImageElement[] = []
  function createImage() {
    const image = document.createElement('img')
    probes.push(image)
    return image
  }
  reloadIfReachable(Object.assign(Object.create(null), { Image: createImage, location: { reload } }))
  const [probe] = probes
  if (!probe) throw new Error('Nothing was asked for.')
  return { reload, probe }
}

it('asks the host for something small that no cache has', () => {
  const { probe, reload } = aWindow()
  expect(probe.src).toMatch(/^http:\/\/localhost\/favicon\.svg\?\d+$/)
  expect(reload).not.toHaveBeenCalled()
})

it('loads the address anew where its host answers', () => {
  const { probe, reload } = aWindow()
  probe.dispatchEvent(new Event('load'))
  expect(reload).toHaveBeenCalledTimes(1)
})

it('leaves the page as it is where the host does not answer', () => {
  const { probe, reload } = aWindow()
  probe.dispatchEvent(new Event('error'))
  expect(reload).not.toHaveBeenCalled()
})
