// THE LANGUAGE OF THE SITE. README.md says how to change it ("Another language").
//
// `code` is for browsers, search engines and screen readers: 'de', 'pt-BR', 'he'.
// `direction` is 'ltr' (left to right) or 'rtl' (right to left).
// `day` is how a date is written. For German: 'd. MMMM yyyy'. Words between quotes, for Spanish: "d 'de' MMMM 'de' yyyy".
// `dateLocale` has the names of the months. For German, write `de` and 'date-fns/locale/de' in place of `enUS` and
// 'date-fns/locale/en-US', in the first line and in the last one.

import { enUS } from 'date-fns/locale/en-US'

export const language: { readonly code: string; readonly direction: 'ltr' | 'rtl'; readonly day: string } = {
  code: 'en',
  direction: 'ltr',
  day: 'MMMM d, yyyy',
}

/**
 * How texts follow each other, and the name of a file in quotation marks. For Japanese: '{text}、{next}', '{text} – {next}',
 * '{text}。{next}' and '「{text}」'. A sentence that has its own end gets no second full stop.
 */
export const signs = {
  list: '{text}, {next}',
  titles: '{text} – {next}',
  sentences: '{text}. {next}',
  quoted: '“{text}”',
} as const

export const dateLocale = enUS
