import { inEnglish } from './inEnglish'

type Display = 'name' | 'narrowSymbol' | 'symbol'

/** World English writes US$ and JP¥, and leaves the plain signs to the countries. */
const formatOf = (currency: string, currencyDisplay: Display) =>
  new Intl.NumberFormat('en-001', { style: 'currency', currency, currencyDisplay, maximumFractionDigits: 0 })

const withPlainSpaces = (text: string) => text.replace(/\s/g, ' ')

/** `CHF`, `R$` or `euros`, as Intl writes it with an amount. */
function signOf(currency: string, currencyDisplay: Display, amount = 95): string {
  const parts = formatOf(currency, currencyDisplay).formatToParts(amount)
  return withPlainSpaces(parts.find(({ type }) => type === 'currency')?.value ?? '')
}

const CURRENCIES = Intl.supportedValuesOf('currency')

export const isCurrency = (code: string) => CURRENCIES.includes(code)

/** `RS` for `Rs.`, and `CAD$` for `CAD $`. */
const plain = (sign: string) => sign.toUpperCase().replace(/\.$| (?=\p{Sc})/u, '')

/** For `$95`, `50 dollars` and `CA$95`. Several currencies may have a `narrow` sign and a `unit`. */
const SIGNS = CURRENCIES.map((code) => ({
  code,
  narrow: plain(signOf(code, 'narrowSymbol')),
  unit: plain(signOf(code, 'name')).split(' ').at(-1),
  unique: [code, signOf(code, 'symbol'), signOf(code, 'name'), signOf(code, 'name', 1)].map(plain),
}))

/** The currencies that a sign may mean in a country: its own one if that is possible. */
function currenciesOf(written: string, own: readonly string[]): readonly string[] {
  const sign = plain(written)
  // `$`, and the beginning of the code before it: `C$`, `CAD$`.
  const possible = SIGNS.filter(
    ({ code, narrow }) => sign.endsWith(narrow) && code.startsWith(sign.slice(0, -narrow.length)),
  )
  // `Rs` and `£` mean any rupee and pound in its country.
  const units = new Set([sign, ...possible.flatMap(({ narrow, unit }) => (narrow === sign ? unit : []))])
  const known = SIGNS.filter(({ unique }) => unique.includes(sign))
  const found = SIGNS.filter(
    (each) => own.includes(each.code) && (possible.includes(each) || units.has(each.unit)),
  )
  const meant = [found, known].find(({ length }) => length > 0) ?? possible
  return meant.map(({ code }) => code)
}

const NUMBER = String.raw`\d[\d.,'’]*(?: \d{3}(?!\d))*`
const SIGN = String.raw`(?:\p{L}+ ?)?\p{Sc}|\p{L}+(?: \p{L}+){0,2}\.?`

/** With a sign before or after it, thousands (K) or lakhs. */
const amount = (name: string) =>
  String.raw`(?:(?<before${name}>${SIGN}) ?)?(?<${name}>${NUMBER})(?: ?(?<times${name}>k|l|lakhs?)(?!\p{L}))?(?: ?(?<after${name}>${SIGN}))?`

const PAY = RegExp(
  String.raw`^(?:(?<limit>from|up to) )?${amount('Low')}(?: ?(?:[-–—]|\bto\b) ?${amount('High')})?` +
    String.raw`(?:(?: per | an? | ?/ ?)(?<unit>hour|hr|h|day|week|wk|month|mo|year|yr|annum)|,? (?<adverb>hourly|daily|weekly|monthly|yearly|annually|p\.?a\b))(?!\p{L})` +
    // A note may follow, but no other amount.
    String.raw`(?! ?(?:[-–—]|to\b) ?\S*\d)`,
  'iu',
)

const UNITS = new Map(Object.entries({ h: 'HOUR', d: 'DAY', w: 'WEEK', m: 'MONTH' }))

const TIMES = new Map(Object.entries({ k: 1000, l: 100_000 }))

/** `1,900`, `8,00,000`, `90.000,50` and `90 000`: a comma or dot before one or two last digits has cents. */
function toNumber(text: string): number {
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  return Number(`${whole.replace(/\D/g, '')}.${cents}`)
}

/**
 * Reads an amount or two of a currency, and their time: `$95 per hour`, `from 600 zł a day, plus travel`,
 * `$85K to $95K per annum`, `₹6–8 LPA`; else `null`. A sign means a currency `own` if it can.
 */
export function readPay(text: string, ...own: readonly string[]) {
  const groups = PAY.exec(inEnglish(text).replace(/ ?\blpa\b/i, ' lakhs per year'))?.groups
  const { Low = '', High, timesLow, timesHigh, limit = '', unit, adverb } = groups ?? {}
  const written = ['beforeLow', 'afterLow', 'beforeHigh', 'afterHigh'].flatMap((name) => groups?.[name] ?? [])
  // A code says more than a sign: `$95,000 USD`.
  const [sign = ''] = written.toSorted((a, b) => b.length - a.length)
  const currencies = currenciesOf(sign, own)
  const [currency = ''] = currencies
  const isMeant = written.every((each) => currenciesOf(each, [currency]).includes(currency))
  if (currency === '' || !isMeant || toNumber(Low) === 0) return null
  // `$85–95K` is in thousands, `$900–1K` is not.
  const isShared = High !== undefined && toNumber(Low) < toNumber(High)
  const inFull = (digits: string, times = '') =>
    Math.round(toNumber(digits) * (TIMES.get(times.charAt(0).toLowerCase()) ?? 1) * 100) / 100
  return {
    sign,
    currencies,
    limit: limit.toLowerCase(),
    low: inFull(Low, timesLow ?? (isShared ? timesHigh : '')),
    high: High === undefined ? undefined : inFull(High, timesHigh),
    unit: UNITS.get((unit ?? adverb ?? '').charAt(0).toLowerCase()) ?? 'YEAR',
  }
}

/** Two forms of pay in a currency that `readPay` reads: `$95 per hour` and `$85–$95 per hour`. */
export function payForms(currency: string) {
  const format = formatOf(currency, 'narrowSymbol')
  const [low = '', high = ''] = [85, 95].map((each) => withPlainSpaces(format.format(each)))
  return { one: `${high} per hour`, fromTo: `${low}–${high} per hour` }
}
