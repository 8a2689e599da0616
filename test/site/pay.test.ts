/** @jest-environment node */
import { payRateRule } from '../../src/site/contentCheck/payRateRule'
import { readPay } from '../../src/site/pay'

// prettier-ignore
it.each([
  ['CHF 90 per hour', 'CHF', 'CHF', 90, undefined, 'HOUR'],
  ['R$50 per hour', 'BRL', 'BRL', 50, undefined, 'HOUR'],
  ['¥6,000,000 per year', 'JPY', 'JPY', 6_000_000, undefined, 'YEAR'],
  ['250 zł per hour', 'PLN', 'PLN', 250, undefined, 'HOUR'],
  ['200€ - 225€/day', 'USD', 'EUR', 200, 225, 'DAY'],
  ['55.000,50 € to 60.000 € per year', 'EUR', 'EUR', 55_000.5, 60_000, 'YEAR'],
  ['50 Swiss francs an hour', 'EUR', 'CHF', 50, undefined, 'HOUR'],
  ['65,000–95,000 USD per year', 'CAD', 'USD', 65_000, 95_000, 'YEAR'],
  ['$65,000–$95,000 USD per year', 'CAD', 'USD', 65_000, 95_000, 'YEAR'],
  ['$85K–$95K per year', 'USD', 'USD', 85_000, 95_000, 'YEAR'],
  ['$85–95k/yr', 'USD', 'USD', 85_000, 95_000, 'YEAR'],
  ['$900–1k weekly', 'CAD', 'CAD', 900, 1000, 'WEEK'],
  ['$85,000 to $95,000 per annum', 'USD', 'USD', 85_000, 95_000, 'YEAR'],
  ['$50/hr W2 only', 'USD', 'USD', 50, undefined, 'HOUR'],
  ['$90,000 - $95,000 per year plus equity', 'USD', 'USD', 90_000, 95_000, 'YEAR'],
  ['500 rupees a day', 'INR', 'INR', 500, undefined, 'DAY'],
  ['₹6–8 LPA', 'INR', 'INR', 600_000, 800_000, 'YEAR'],
])('reads %s, where the currency is %s', (text, own, currency, low, high, unit) => {
  expect(readPay(text, own)).toMatchObject({ currencies: [currency], low, high, unit })
  expect(payRateRule(own)(text)).toBeNull()
})

// prettier-ignore
it.each([
  ['C$', 'CAD', 'CAD'], ['CAD $', 'CAD', 'CAD'], ['A$', 'AUD', 'AUD'], ['A$', 'CAD', 'AUD'], ['R$', 'CAD', 'BRL'], ['S$', 'SGD', 'SGD'], ['$', 'MXN', 'MXN'], ['Rs', 'INR', 'INR'],
  ['Rs. ', 'PKR', 'PKR'], ['£', 'EGP', 'EGP'], ['£', 'USD', 'GBP'], ['¥', 'CNY', 'CNY'], ['kr', 'SEK', 'SEK'], ['Kr. ', 'ISK', 'ISK'],
])('takes %s, where the currency is %s, for %s', (sign, own, currency) =>
  expect(readPay(`${sign}45 per hour`, own)?.currencies).toEqual([currency]))

it.each([
  'By agreement',
  '$5,000 one-off',
  '$5,000',
  '$50 per hour – $60 per hour',
  'Grade 7 per year',
  '€50–$60 per hour',
  '$0 per hour',
])('does not read %s', (text) => expect(readPay(text, 'USD')).toBeNull())

it('reads the pay that the check advises, in every currency', () => {
  for (const own of Intl.supportedValuesOf('currency')) {
    const advised = ['$1 one-off', '$5–$1 per hour', '$5 per hour'].map((text) => payRateRule(own)(text))
    const forms = JSON.stringify(advised).match(/(?<= ')[^']*\d[^']*(?=')/g) ?? []
    expect(forms.length).toBeGreaterThan(1)
    for (const form of forms) {
      for (const text of [form, `From ${form}`, `up to ${form}, plus 2 days`, form.replace('hour', 'year')])
        expect([text, readPay(text, own)?.currencies]).toEqual([text, [form.startsWith('USD') ? 'USD' : own]])
    }
  }
})
