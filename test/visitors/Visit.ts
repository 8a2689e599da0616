import { company } from '#content/company'
import { pageTitles } from '#content/pageTitles'
import { EMPTY_QUERY, type JobsQuery } from '../../src/domain/jobsQuery'
import { noMatchesText } from '../../src/domain/listTexts'
import { LOCATIONS } from '../../src/domain/locations'
import { catalog } from '../support/catalog'
import { createHistoryModel, written, type Spot } from '../support/historyModel'
import { plainCards, plainCount, plainMatches, plainTitle } from '../support/plainRules'

interface Entry extends Spot {
  /** The page whose link led here. */
  readonly from?: Spot
}

const TITLES: Readonly<Record<string, string>> = {
  '/': pageTitles.home,
  '/jobs': pageTitles.jobsList,
  '/about': pageTitles.about,
  '/contact': pageTitles.contact,
}

const CONTACT_FIELDS = ['contact.name', 'contact.email', 'contact.message']
const APPLICATION_TEXTS = ['fullName', 'email', 'phone', 'coverLetter']
const APPLICATION_FIELDS = [...APPLICATION_TEXTS.map((name) => `application/1.${name}`), 'Resume']

/** A model of one visit: the history, the query and everything that was entered into the forms. */
export class Visit {
  private readonly history: ReturnType<typeof createHistoryModel<Entry>>
  /** By the name of the field. */
  readonly entered = new Map<string, string>()
  isFormOpen = false
  width = 1280

  constructor(path = '/jobs') {
    this.history = createHistoryModel<Entry>(path === '/jobs' ? { path, query: EMPTY_QUERY } : { path })
  }

  get path(): string {
    return this.history.meant().path
  }

  get query(): JobsQuery {
    return this.history.meant().query ?? EMPTY_QUERY
  }

  /** The fields of the form on screen. */
  get fields(): readonly string[] {
    if (this.path === '/contact') return CONTACT_FIELDS
    return this.path.startsWith('/jobs/') && this.isFormOpen ? APPLICATION_FIELDS : []
  }

  /** The list that the link on a detail leads back to. */
  get wayBack(): Spot {
    const { from } = this.history.meant()
    return from?.query ? from : { path: '/jobs', query: EMPTY_QUERY }
  }

  ask(change: Partial<JobsQuery>, mode: 'push' | 'replace'): void {
    const asked = { ...this.history.meant(), query: { ...this.query, ...change } }
    if (written(asked) === written(this.history.meant())) return
    this.history.write(asked, mode === 'push' ? 'pushed' : 'replaced')
    // The visitor waits until the address has followed.
    this.history.flush()
  }

  follow(spot: Spot): void {
    const from = this.history.meant()
    if (written(spot) !== written(from)) this.history.write({ ...spot, from }, 'pushed')
  }

  /** The browser keeps the history, and the page loses what was entered. */
  reload(): void {
    this.entered.clear()
    this.isFormOpen = false
  }

  go = (delta: number): boolean => this.history.go(delta)

  /** The state of the page that `settle` waits for. */
  expected() {
    const { path, query } = this.history.meant()
    const [first] = catalog
    const heading = TITLES[path] ?? first?.title ?? ''
    const name = path in TITLES ? heading : `${first?.title}, ${first?.location}`
    return {
      address: written(this.history.meant()),
      title: query ? plainTitle(query) : `${name} – ${company.name}`,
      heading,
      search: query?.search ?? null,
      ticks: query?.locations.join() ?? '',
      cards: query ? plainCards(query).join() : '',
      count: query ? plainCount(query) : '',
      noMatches: query ? noMatchesText(query) : '',
      found: query
        ? LOCATIONS.map((each) => plainMatches({ ...query, locations: [each] }).length).join()
        : '',
      fields: this.fields.map((field) => this.entered.get(field) ?? '').join('|'),
    }
  }
}
