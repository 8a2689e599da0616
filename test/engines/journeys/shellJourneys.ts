import assert from 'node:assert/strict'
import { darkPalette, lightPalette } from '../../../src/theme/palette'
import type { Scheme } from '../engine'
import type { Journey } from '../journey'

/** Narrower than the top bar needs, and as narrow as WebKitGTK's window gets. */
const NARROW = [600, 800] as const

/** As the browser writes the colour of the ground. */
function groundOf(scheme: Scheme): string {
  const { background } = scheme === 'dark' ? darkPalette : lightPalette
  const parts = background?.default?.match(/\w\w/g) ?? []
  return `rgb(${parts.map((part) => parseInt(part, 16)).join(', ')})`
}

const drawer: Journey = {
  name: 'the drawer',
  play: async ({ opens, sizesWindow, clicks, presses, sees, goesBack }) => {
    await opens('/jobs?location=usa')
    await sizesWindow(...NARROW)
    await clicks({ role: 'button', name: 'Toggle Menu' })
    await sees({ isMenuOpen: true })
    await presses('Escape')
    await sees({ isMenuOpen: false, focus: 'Toggle Menu', address: '/jobs?location=usa' })
    await clicks({ role: 'button', name: 'Toggle Menu' })
    await clicks({ role: 'link', name: 'About Us' })
    await sees({ isMenuOpen: false, heading: 'About Us', address: '/about', focus: 'About Us' })
    await clicks({ role: 'button', name: 'Toggle Menu' })
    await sees({ isMenuOpen: true })
    await goesBack()
    await sees({ isMenuOpen: false, heading: 'Open Positions', address: '/jobs?location=usa' })
    await clicks({ role: 'button', name: 'Toggle Menu' })
    await sees({ isMenuOpen: true })
    await sizesWindow(1000, 800)
    await sees({ isMenuOpen: false })
  },
}

function storedThemes(system: Scheme): Journey {
  return {
    name: `each theme stored, on a ${system} system, and no flash`,
    system,
    play: async ({ opens, clicks, reloads, inPage, sees }) => {
      await opens('/about')
      await sees({ scheme: system, ground: groundOf(system) })
      const choices = [
        ['Light', 'light'],
        ['Dark', 'dark'],
        ['System', system],
      ] as const
      for (const [name, scheme] of choices) {
        await clicks({ role: 'button', name })
        await sees({ scheme, ground: groundOf(scheme) })
        await reloads()
        await sees({ scheme, ground: groundOf(scheme) })
        const grounds = await inPage(() => [...window.witness.grounds])
        assert.deepEqual(grounds, [groundOf(scheme)], `the grounds of the first frames, ${name} stored`)
      }
    },
  }
}

const liveScheme: Journey = {
  name: 'the system changes its colours',
  play: async ({ opens, systemBecomes, clicks, sees }) => {
    const { loadedAt } = await opens('/')
    for (const scheme of ['dark', 'light', 'dark'] as const) {
      await systemBecomes(scheme)
      await sees({ scheme, ground: groundOf(scheme), loadedAt })
    }
    await clicks({ role: 'button', name: 'Light' })
    await sees({ scheme: 'light', ground: groundOf('light') })
  },
}

const scrolling: Journey = {
  name: 'the scroll position comes back',
  play: async ({ opens, clicks, inPage, goesBack, reloads, sees, look }) => {
    await opens('/jobs')
    await inPage(() => window.scrollTo({ top: 500, behavior: 'instant' }))
    await sees({ scrollY: 500 })
    await clicks({ role: 'link', name: 'View Details', nth: 5 })
    await sees({ scrollY: 0, heading: 'Senior Management Consultant', focus: 'Senior Management Consultant' })
    await goesBack()
    await sees({ heading: 'Open Positions', focus: 'View Details' })
    const { scrollY } = await look()
    assert.ok(scrollY > 300, `scrolled to ${scrollY} after Back`)
    await reloads()
    await sees({ scrollY, heading: 'Open Positions' })
    await clicks({ role: 'button', name: 'Scroll to top' })
    await sees({ scrollY: 0 })
  },
}

export const shellJourneys = [drawer, storedThemes('light'), storedThemes('dark'), liveScheme, scrolling]
