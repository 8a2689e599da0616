/** A file of positions, and what is legitimate in it. */
export interface Country {
  readonly file: string
  readonly list: string
  readonly places: readonly [string, string]
  readonly payRates: readonly [string, string]
}

export const USA: Country = {
  file: 'jobsUsa.ts',
  list: 'jobsUsa',
  places: ['Portland, Oregon', 'Washington, District of Columbia'],
  payRates: ['$64 per hour', '$71–$83 per hour'],
}
export const CANADA: Country = {
  file: 'jobsCanada.ts',
  list: 'jobsCanada',
  places: ['Regina, Saskatchewan, Canada', 'Québec, Quebec, Canada'],
  payRates: ['$58 per hour', '$61–$77 per hour'],
}
export const INDIA: Country = {
  file: 'jobsIndia.ts',
  list: 'jobsIndia',
  places: ['Kochi, Kerala, India', 'Jaipur, Rajasthan, India'],
  payRates: ['₹1,450 per hour', '₹1,700–₹2,300 per hour'],
}

/** In the site's order. */
export const COUNTRIES: readonly Country[] = [USA, CANADA, INDIA]
