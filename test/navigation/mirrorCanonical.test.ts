import { mirrorCanonical } from '../../src/navigation/mirrorCanonical'
import { removeStaleHead } from '../../src/navigation/removeStaleHead'
import { createAddress } from '../../src/url/address'
import { createFakeBrowser } from '../support/fakeBrowser'

const ORIGIN = 'https://larkfield.example'

function open(path: string, origin: string) {
  const page = document.implementation.createHTMLDocument()
  const address = createAddress(createFakeBrowser(path).window())
  removeStaleHead(address, page)
  mirrorCanonical(address, page, origin)
  const named = () => [
    ...Array.from(page.querySelectorAll<HTMLLinkElement>('link[rel=canonical]'), ({ href }) => href),
    ...Array.from(page.querySelectorAll('[property="og:url"]'), (card) => card.getAttribute('content')),
  ]
  return { ...address, named }
}

it.each([ORIGIN, `${ORIGIN}/`])(
  'names the address of the list in its canonical form, with the origin %s',
  (origin) => {
    const { named, writeSearch, navigate } = open('/JOBS?utm_source=x&location=USA&search=data', origin)
    expect(named()).toEqual(Array(2).fill(`${ORIGIN}/jobs?search=data&location=usa`))
    writeSearch('?page=2', 'push')
    expect(named()).toEqual(Array(2).fill(`${ORIGIN}/jobs?page=2`))
    navigate('/about')
    expect(named()).toEqual([])
    navigate('/jobs')
    expect(named()).toEqual(Array(2).fill(`${ORIGIN}/jobs`))
  },
)

it('invents no origin', () => {
  expect(open('/jobs?search=data', '').named()).toEqual([])
})
