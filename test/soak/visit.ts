import { company } from '#content/company'
import { catalog } from '#content/catalog'
import { pageTitles } from '#content/pageTitles'
import type { JobsQuery } from '../../src/domain/jobsQuery'
import { createHistoryModel, written, type Spot } from '../support/historyModel'
import { NOTHING, plainCards, plainMatches, plainTitle } from '../support/plainRules'

interface Entry extends Spot {
  /** What led here. */
  readonly from?: Spot
}

const HEADINGS: Readonly<Record<string, string>> = {
  '/': pageTitles.home,
  '/jobs': 'Open Positions',
  '/about': 'About Us',
  '/contact': 'Contact Us',
}

/** One visit as it should be: where it is, what the list asks for, what is typed into the forms. */
export class Visit {
  private readonly history = createHistoryModel<Entry>({ path: '/jobs', query: NOTHING })
  /** Typed into the contact form, and into the application. */
  readonly typed = { contact: '', application: '' }
  isFormOpen = false

  private get address(): string {
    return written(this.history.meant())
  }

  get path(): string {
    return this.history.meant().path
  }

  get query(): JobsQuery {
    return this.history.meant().query ?? NOTHING
  }

  get isDetail(): boolean {
    return this.path.startsWith('/jobs/')
  }

  /** The list that the detail's link leads back to. */
  get wayBack(): Spot {
    const { from } = this.history.meant()
    return from?.query ? from : { path: '/jobs', query: NOTHING }
  }

  ask(change: Partial<JobsQuery>, mode: 'push' | 'replace'): void {
    const asked = { ...this.history.meant(), query: { ...this.query, ...change } }
    if (written(asked) !== this.address) this.history.write(asked, mode === 'push')
  }

  follow(spot: Spot): void {
    const { path, query } = this.history.meant()
    if (written(spot) === this.address) return
    this.history.write({ ...spot, from: query ? { path, query } : { path } }, true)
  }

  canGo(delta: number): boolean {
    return this.history.canGo(delta)
  }

  go(delta: number): void {
    this.history.go(delta)
  }

  /** What `seen` reads in the page, once it has settled. */
  expected() {
    const { path, query } = this.history.meant()
    const [first] = catalog
    const heading = HEADINGS[path] ?? first?.title ?? ''
    const title = path in HEADINGS ? heading : `${first?.title}, ${first?.location}`
    const matches = query ? plainMatches(query).length : 0
    return {
      address: this.address,
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
