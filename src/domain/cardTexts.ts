import { resultsText } from '#content/jobsListText'
import { workplaces } from '#content/workplaces'
import { fill } from './fill'
import type { Job } from './job'

const SEPARATOR = ' · '

/** The terms of a card after the company: `Contract or Full-time`, `9 months`, `Hybrid`. */
export const termsOf = (text: string) => text.replaceAll('\u00a0', ' ').split(SEPARATOR).slice(1)

/**
 * The texts of a card. Each is an element with the mark of its name (JobCard.tsx), even if it is empty: the
 * early script searches and fills cards. For a value such as `yes`, return the word that the card shows.
 */
export const CARD_TEXTS = {
  title: ({ title }: Job) => title,
  // U+2060, the word joiner, keeps a range on one line.
  payRate: ({ payRate = '' }: Job) => payRate.replaceAll(/[-–]/g, '$&\u2060'),
  // If there are several places, no line breaks within one.
  location: ({ location }: Job) =>
    location.includes(';') ? location.replaceAll(/(?<!;) /g, '\u00a0') : location,
  department: ({ department = '' }: Job) => department,
  description: ({ description }: Job) => description,
  terms: ({ company, type, duration, workplace }: Job) => {
    // Only if there is a filter by it.
    const named = workplaces.find(({ name }) => name === workplace)
    // `9 months` stays on a line.
    const terms = [company, type, duration?.replaceAll(/(?<=\d) /g, '\u00a0'), named?.label]
    return terms.filter((text) => text !== undefined).join(SEPARATOR)
  },
  posted: ({ createdDate }: Job, formatDate: FormatDate) =>
    fill(resultsText.posted, { day: formatDate(createdDate) }),
}

/** `October 15, 2026` for `2026-10-15`. A parameter, because date-fns would double the early script. */
type FormatDate = (date: string) => string

export type CardField = keyof typeof CARD_TEXTS

export type MatchedField = Exclude<CardField, 'posted'>
