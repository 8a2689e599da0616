import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadLaterParts } from '../../src/components/laterParts'
import { loadAllPages } from '../../src/navigation/pageModules'
import { catalog } from './catalog'
import { startInDocument } from './startInDocument'

beforeAll(loadAllPages)
beforeAll(loadLaterParts)

/** Renders the whole app at an address, in the place of an earlier one, with every page's script loaded. */
export function renderApp(address: string, jobs = catalog) {
  cleanup()
  window.history.pushState(null, '', address)
  render(startInDocument(jobs).app)
  return userEvent.setup()
}

/** The address bar, without the host. */
export const addressBar = () => window.location.pathname + window.location.search + window.location.hash

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

/** Types into fields, by label. */
export function fill(texts: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(texts)) fireEvent.input(field(label), { target: { value } })
}

export function follow(part: 'banner' | 'contentinfo' | 'main', name: string, nth = 0): void {
  const link = within(screen.getByRole(part)).getAllByRole('link', { name })[nth]
  if (link) fireEvent.click(link)
}

/** Presses Back. jsdom fires `popstate` asynchronously, as browsers do. */
export function goBack(pages = 1): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true })
    window.history.go(-pages)
  })
}
