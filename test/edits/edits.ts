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

/** Changes the files of a content folder, as staff do. */
export type Edit = (contentFolder: string) => void
type Edits = Readonly<Record<string, Edit>>

function edit(file: string, ...changes: readonly Change[]): Edit {
  return (folder) => changeFiles(folder, new RegExp(`^${file}\\.ts$`), ...changes)
}

const inList = (location: JobLocation, ...changes: readonly Change[]) =>
  edit(COUNTRIES[location].list, ...changes)

export function inOrder(...edits: readonly Edit[]): Edit {
  return (folder) => edits.forEach((apply) => apply(folder))
}

function inEveryList(changes: (location: JobLocation) => readonly Change[]): Edit {
  return inOrder(...LOCATIONS.map((location) => inList(location, ...changes(location))))
}

/** Changes the first position of a list, if it has one. */
const setField =
  (field: keyof Job, text: string): Change =>
  (source) =>
    source.includes('id:') ? setText(field, text)(source) : source

function setTotal(total: number): Edit {
  return inEveryList((location) => {
    const share = (total + LOCATIONS.length - 1 - LOCATIONS.indexOf(location)) / LOCATIONS.length
    return [setPositionCount(location, Math.floor(share))]
  })
}

const policy = (text: string) => edit('settings', setText('shownJobPolicy', text))
const origin = edit('settings', setText('siteOrigin', 'https://careers.haldenmoor.com'))

const AWKWARD_TITLES = [
  'Research & Development',
  'Teams < 10 people',
  'The “first” mate’s "second" \'third\' mate',
  'Gardener 👩🏽‍🌾',
  'हिन्दी लेखक',
  'US$ & C:\\ $& $1',
  `${'Senior Principal '.repeat(5)}Keeper of Towers`,
  `${'Senior Principal '.repeat(16)}Keeper of the Northern Towers`,
]

let textCount = 0

/** These edits can also be made together, in this order. */
export const COMBINABLE_EDITS: Edits = {
  'another company': edit(
    'company',
    setText('name', 'Halden & Moor'),
    setText('domain', 'haldenmoor.com'),
    setText('legalName', 'Halden & Moor, Inc.'),
    setText('missionStatement', 'We keep the lamps burning.'),
    setText('email', 'office@haldenmoor.com'),
    setText('phone', '+1 646-200-3000'),
  ),
  'every text of every page replaced': edit(
    '(?!company|settings|catalog|jobs(?!ListText)).*',
    replaceEveryText(() => `Other words, ${(textCount += 1)} of them`),
  ),
  'other titles of pages': edit(
    'pageTitles',
    setText('home', `R&D < 3 “Lamps” "Glass" हिन्दी 👩🏽‍🌾 $& it’s`),
    setText('jobs', 'All Vacancies'),
    setText('about', 'Who We Are'),
  ),
  'other words on the home page': edit(
    'homeText',
    setText('open', 'vacancies'),
    setText('featured cards title', 'First Keeper'),
    setText('featured cards title title', 'Second Keeper'),
    setText('featured cards text text', 'Keep the second tower through the winter.'),
  ),
  'other words on the about page': edit(
    'aboutText',
    setText('story heading', 'From the first lamp on'),
    setText('cards name', '1,250+ lamps'),
  ),
  'another id, title, duration and description': inList(
    'india',
    setField('id', '901'),
    setField('title', 'Captain of the Ferry'),
    setField('duration', 'Permanent'),
    setField('description', 'Sail... Row... Mend nets... Sing... Count gulls... Rest'),
  ),
  'other dates': inList(
    'canada',
    setField('createdDate', dayFromNow(-3)),
    setField('endDate', dayFromNow(120)),
  ),
  'another duration and contact': inList(
    'usa',
    setField('duration', '18 months'),
    setField('contactEmail', 'jobs@haldenmoor.com'),
    setField('contactPhone', '+1 416-200-3000'),
  ),
  'another place and pay': inEveryList((location) => {
    const { place, currency } = COUNTRIES[location]
    return [setField('location', place.replace(/^[^,]+/, 'Saint-Éloi')), setField('payRate', currency.fromTo)]
  }),
  'a new position at the start, in the middle and at the end of each list': inEveryList((location) =>
    [0, 0.5, 1].map((where) => addPosition(location, where)),
  ),
  'two positions with one id': inOrder(
    inList('usa', addPosition('usa', 0, { id: '77' })),
    inList('canada', addPosition('canada', 0, { id: '77' })),
  ),
  'titles with awkward characters, and long ones': inList(
    'usa',
    ...AWKWARD_TITLES.map((title) => addPosition('usa', 0, { title })),
  ),
  'a description with awkward characters': inList(
    'india',
    addPosition('india', 0, {
      description: 'A & B < C... "So" she ‘said’... हिन्दी... 👩🏽‍🌾... C++ & C#... It’s 100 % fine',
    }),
  ),
  'the policy by-id': policy('by-id'),
  'an origin': origin,
  'every file saved with CRLF': (folder) =>
    changeFiles(folder, /\.ts$/, (source) => source.replace(/\r?\n/g, '\r\n')),
}

export const OTHER_EDITS: Edits = {
  'no work offline': edit('settings', setText('worksOffline', false)),
  ...Object.fromEntries([0, 1, 13, 200].map((total) => [`positions in all: ${total}`, setTotal(total)])),
  'no position in the USA': inList('usa', setPositionCount('usa', 0)),
  'no position in Canada': inList('canada', setPositionCount('canada', 0)),
  'no position in India': inList('india', setPositionCount('india', 0)),
  'no position at all, with an origin and the policy by-id': inOrder(setTotal(0), origin, policy('by-id')),
}
