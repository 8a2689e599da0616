import { company } from '#content/company'
import { catalog } from '#content/catalog'
import { homeText } from '#content/homeText'
import type { JobsQuery } from '../../src/domain/jobsQuery'
import { plainAddress, plainCards, plainMatches, plainTitle } from '../support/plainRules'

export const NOTHING: JobsQuery = { search: '', locations: [], page: 1 }

/** What a browser keeps. */
const MOST_ENTRIES = 50

export interface Spot {
  readonly path: string
  /** Where the path is the list. */
  readonly query?: JobsQuery
}

interface Entry extends Spot {
  /** What led here. */
  readonly from?: Spot
}

function written({ path, query }: Spot): string {
  return query === undefined ? path : plainAddress(path, query, '')
}

const HEADINGS: Readonly<Record<string, string>> = {
  '/': homeText.headline,
  '/jobs': 'Open Positions',
  '/about': 'About Us',
  '/contact': 'Contact Us',
}

/** One visit as it should be: where it is, what the list asks for, what is typed into the forms. */
export class Visit {
  private entries: readonly Entry[] = [{ path: '/jobs', query: NOTHING }]
  private position = 0
  /** Typed into the contact form, and into the application. */
  readonly typed = { contact: '', application: '' }
  isFormOpen = false

  private entry(): Entry {
    return this.entries[this.position] ?? { path: '/' }
  }

  private put(entry: Entry, mode: 'push' | 'replace'): void {
    const before = this.entries.slice(0, this.position + (mode === 'push' ? 1 : 0))
    const after = mode === 'push' ? [] : this.entries.slice(this.position + 1)
    this.entries = [...before, entry, ...after].slice(-MOST_ENTRIES)
    if (mode === 'push') this.position = this.entries.length - 1
  }

  get path(): string {
    return this.entry().path
  }

  get query(): JobsQuery {
    return this.entry().query ?? NOTHING
  }

  get isDetail(): boolean {
    return this.path.startsWith('/jobs/')
  }

  /** The list that the detail's link leads back to. */
  get wayBack(): Spot {
    const { from } = this.entry()
    return from?.query ? from : { path: '/jobs', query: NOTHING }
  }

  ask(change: Partial<JobsQuery>, mode: 'push' | 'replace'): void {
    const query = { ...this.query, ...change }
    if (written({ path: '/jobs', query }) !== written(this.entry()))
      this.put({ ...this.entry(), query }, mode)
  }

  follow(spot: Spot): void {
    const { path, query } = this.entry()
    if (written(spot) === written(this.entry())) return
    this.put({ ...spot, from: query ? { path, query } : { path } }, 'push')
  }

  canGo(delta: number): boolean {
    return this.entries[this.position + delta] !== undefined
  }

  go(delta: number): void {
    this.position += delta
  }

  /** What `seen` reads in the page, once it has settled. */
  expected() {
    const { path, query } = this.entry()
    const [first] = catalog
    const heading = HEADINGS[path] ?? first?.title ?? ''
    const title = path in HEADINGS ? heading : `${first?.title}, ${first?.location}`
    const matches = query ? plainMatches(query).length : 0
    return {
      address: written(this.entry()),
      title: query ? plainTitle(query) : `${title} – ${company.name}`,
      heading,
      search: query?.search ?? null,
      ticks: query?.locations.join() ?? '',
      cards: query ? plainCards(query).length : 0,
      matches: query ? matches : null,
      letter:
        path === '/contact'
          ? this.typed.contact
          : this.isDetail && this.isFormOpen
            ? this.typed.application
            : null,
    }
  }
}
