// PLACES AND PAY of positions that have them as fields (README.md). A `location` or `payRate` is shown as it is written.
//
// How to edit: change only the texts between the single quotes.
// {town}, {region} and {country} stand for the parts of a place. One that it does not have is left out, with the sign before it.

export const placeText = {
  place: '{town}, {region}, {country}',
  /** Between two places. {places} are the first ones. */
  several: '{places}; {place}',
  hybrid: '{place} (hybrid)',
  remote: 'Remote, {country}',
} as const

export const payText = {
  /** How the number 1234.56 is written. For German: '1.234,56'. */
  number: '1,234.56',
  /** {sign} is that of countries.ts, or the currency’s three letters. For German: '{number} {sign}'. */
  amount: '{sign}{number}',
  fromTo: '{from}–{to}',
  from: 'From {from}',
  upTo: 'Up to {to}',
  hour: '{pay} per hour',
  day: '{pay} per day',
  week: '{pay} per week',
  month: '{pay} per month',
  year: '{pay} per year',
} as const
