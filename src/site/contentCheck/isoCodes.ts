const REGIONS = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** The two letters of ISO 3166. Of two codes of a country, like GB and UK, one counts. */
export const isCountryCode = (code: string) =>
  /^[A-Z]{2}$/.test(code) && REGIONS.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code

const CURRENCIES = Intl.supportedValuesOf('currency')

/** The three letters of ISO 4217. */
export const isCurrency = (code: string) => CURRENCIES.includes(code)
