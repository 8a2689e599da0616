import type { Job } from '../../src/domain/job'
import { LOCATIONS, type JobLocation } from '../../src/domain/locations'
import { COUNTRIES } from '../../src/site/countries'
import {
  addPosition,
  changeFiles,
  dayFromNow,
  replaceEveryText,
  setPositionCount,
  setText,
  type Change,
} from './contentChanges'

/** Something that staff may do any day. */
export interface Edit {
  readonly name: string
  readonly apply: (contentFolder: string) => void
  /** Can't be combined with the others. */
  readonly isAlone: boolean
}

type Apply = Edit['apply']

function edit(file: string, ...changes: readonly Change[]): Apply {
  return (folder) => changeFiles(folder, new RegExp(`^${file}\\.ts$`), ...changes)
}

const inList = (location: JobLocation, change: Change) => edit(COUNTRIES[location].list, change)

function inEveryList(change: (location: JobLocation) => Change): Apply {
  return (folder) => {
    for (const location of LOCATIONS) inList(location, change(location))(folder)
  }
}

/** Changes the first position of a list, which gets one if it is empty. */
function setField(location: JobLocation, field: keyof Job, text: string): Change {
  return (source) => {
    const list = source.includes('id:') ? source : addPosition(location, 0)(source)
    return setText(field, text)(list)
  }
}

function setTotal(total: number): Apply {
  return inEveryList((location) => {
    const share = (total + LOCATIONS.length - 1 - LOCATIONS.indexOf(location)) / LOCATIONS.length
    return setPositionCount(location, Math.floor(share))
  })
}

const policy = (text: string) => edit('settings', setText('shownJobPolicy', text))
const origin = edit('settings', setText('siteOrigin', 'https://careers.haldenmoor.com'))

const PLACES = { start: 0, middle: 0.5, end: 1 }

const TITLES = {
  'an &': 'Research & Development',
  'a <': 'Teams < 10 people',
  quotes: 'The “first” mate’s "second" \'third\' mate',
  'an emoji': 'Gardener 👩🏽‍🌾',
  Hindi: 'हिन्दी लेखक',
  'a dollar sign and a backslash': 'US$ & C:\\ $& $1',
  'a hundred letters': `${'Senior Principal '.repeat(5)}Keeper of Towers`,
  'three hundred letters': `${'Senior Principal '.repeat(16)}Keeper of the Northern Towers`,
}

let texts = 0

/** In an order in which one can be made after the other. */
const COMBINABLE: Readonly<Record<string, Apply>> = {
  'the company has another name, e-mail address and phone number': edit(
    'company',
    setText('name', 'Halden & Moor'),
    setText('domain', 'haldenmoor.com'),
    setText('legalName', 'Halden & Moor, Inc.'),
    setText('email', 'office@haldenmoor.com'),
    setText('phone', '+1 646-200-3000'),
  ),
  'another mission': edit('company', setText('missionStatement', 'We keep the lamps burning.')),
  'every text of every page is another one': edit(
    '(?!company|settings|catalog|jobs(?!ListText)).*',
    replaceEveryText(() => `Other words, ${(texts += 1)} of them`),
  ),
  'another headline': edit('pageTitles', setText('home', 'Work Where the Light Is')),
  'other words in the hero': edit(
    'homeText',
    setText('lead', 'We keep lights, and look for keepers.'),
    setText('heroLink', 'See All Towers'),
  ),
  'two other featured cards': edit(
    'homeText',
    setText('featured cards title', 'First Keeper'),
    setText('featured cards text', 'Keep the first tower through the winter.'),
    setText('featured cards title title', 'Second Keeper'),
    setText('featured cards text text', 'Keep the second tower through the winter.'),
  ),
  'another heading on a page': edit('aboutText', setText('story heading', 'From the first lamp on')),
  'another title of a page': edit(
    'pageTitles',
    setText('jobs', 'All Vacancies'),
    setText('about', 'Who We Are'),
  ),
  'awkward characters in a page’s texts': edit(
    'pageTitles',
    setText('home', `R&D < 3 “Lamps” "Glass" हिन्दी 👩🏽‍🌾 $& it’s`),
  ),
  'another id': inList('usa', setField('usa', 'id', '901')),
  'another title': inList('canada', setField('canada', 'title', 'Captain of the Ferry')),
  'another description': inList(
    'india',
    setField('india', 'description', 'Sail... Row... Mend nets... Sing... Count gulls... Rest'),
  ),
  'another day of posting': inList('usa', setField('usa', 'createdDate', dayFromNow(-3))),
  'a deadline in March 2027': inList('canada', setField('canada', 'endDate', '2027-03-31')),
  '18 months': inList('usa', setField('usa', 'duration', '18 months')),
  Permanent: inList('india', setField('india', 'duration', 'Permanent')),
  'a real e-mail address': inList('usa', setField('usa', 'contactEmail', 'jobs@haldenmoor.com')),
  'another phone number': inList('canada', setField('canada', 'contactPhone', '+1 416-200-3000')),
  'another place': inEveryList((location) =>
    setField(location, 'location', COUNTRIES[location].place.replace(/^[^,]+/, 'Saint-Éloi')),
  ),
  'another pay': inEveryList((location) =>
    setField(location, 'payRate', COUNTRIES[location].currency.fromTo),
  ),
  ...Object.fromEntries(
    LOCATIONS.flatMap((location) =>
      Object.entries(PLACES).map(([place, where]) => [
        `a new position at the ${place} of ${COUNTRIES[location].list}`,
        inList(location, addPosition(location, where)),
      ]),
    ),
  ),
  'three new positions': inEveryList((location) => addPosition(location, 0)),
  'a position posted today, with a deadline next month': inList(
    'usa',
    addPosition('usa', 0, { createdDate: dayFromNow(0), endDate: dayFromNow(31) }),
  ),
  'two positions with one id': (folder) => {
    for (const location of ['usa', 'canada'] as const)
      inList(location, addPosition(location, 0, { id: '77' }))(folder)
  },
  ...Object.fromEntries(
    Object.entries(TITLES).map(([what, title]) => [
      `a title with ${what}`,
      inList('usa', addPosition('usa', 0, { title })),
    ]),
  ),
  'a description with awkward characters': inList(
    'india',
    addPosition('india', 0, {
      description: 'A & B < C... "So" she ‘said’... हिन्दी... 👩🏽‍🌾... C++ & C#... It’s 100 % fine',
    }),
  ),
  'the policy first': policy('first'),
  'the policy by-id': policy('by-id'),
  'an origin': origin,
  'every file saved with CRLF': (folder) =>
    changeFiles(folder, /\.ts$/, (source) => source.replace(/\r?\n/g, '\r\n')),
}

const ALONE: Readonly<Record<string, Apply>> = {
  ...Object.fromEntries(
    [0, 1, 13, 23, 40, 200].map((total) => [`positions in all: ${total}`, setTotal(total)]),
  ),
  ...Object.fromEntries(
    LOCATIONS.map((location) => [
      `no position in ${COUNTRIES[location].list}`,
      inList(location, setPositionCount(location, 0)),
    ]),
  ),
  ...Object.fromEntries(
    ['first', 'by-id'].map((name) => [
      `no position at all, with an origin and the policy ${name}`,
      (folder: string) => [setTotal(0), origin, policy(name)].forEach((apply) => apply(folder)),
    ]),
  ),
}

const toEdits = (edits: Readonly<Record<string, Apply>>, isAlone: boolean): readonly Edit[] =>
  Object.entries(edits).map(([name, apply]) => ({ name, apply, isAlone }))

export const EDITS: readonly Edit[] = [...toEdits(COMBINABLE, false), ...toEdits(ALONE, true)]
