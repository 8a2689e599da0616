import { PDF } from '../browser/fillForms'
import { expect, test } from '../browser/fixtures'
import { matchCount, openHydrated } from '../browser/openHydrated'

/** Words that German does not have. */
const ENGLISH = /\b(?:the|and|of|or|your?|with|for|by|no|to|is|are)\b/i

test.use({ expectedComplaints: [/404/] })

test('a German site is read, searched and applied on in German', async ({ page }) => {
  const expectGerman = async () =>
    expect((await page.locator('body').ariaSnapshot()).replaceAll(/\/url:.*/g, '')).not.toMatch(ENGLISH)
  for (const path of ['/', '/about', '/contact', '/nirgendwo', '/jobs']) {
    await openHydrated(page, path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expectGerman()
  }
  await expect(matchCount(page)).toHaveText('10 Stellen')
  await expect(page.getByText('Veröffentlicht am 2. Oktober 2026')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Stellen suchen' }).fill('PRÜFEN')
  await expect(matchCount(page)).toHaveText('1 Stelle')
  await page.getByRole('main').getByRole('link', { name: 'Zur Stelle' }).click()
  await expect(page).toHaveURL('/jobs/7')
  await expect(page.getByText('Bewerbung bis 15. Juli 2027').first()).toBeVisible()
  await page.getByRole('button', { name: 'Jetzt bewerben' }).click()
  await page.getByLabel('Vor- und Nachname').fill('Änne Groß')
  await page.getByLabel('E-Mail').fill('aenne@post.example')
  await page.getByLabel('Telefon').fill('+49 40 555-0199')
  await page.getByLabel('Anschreiben').fill('Guten Tag, ich bewerbe mich.')
  await page.getByLabel('Lebenslauf').setInputFiles(PDF)
  await page.getByLabel('Wie haben Sie uns gefunden?').selectOption('Empfehlung')
  await page.getByLabel('Ich habe die Datenschutzhinweise gelesen.').check()
  await expectGerman()
  await page.getByRole('button', { name: 'Bewerbung absenden' }).click()
  await expect(page.getByText('Ihre Bewerbung ist abgeschickt!').first()).toBeVisible()
  await expectGerman()
})

/** Texts on the page of a position, and its facts for search engines. */
const TOLD = [
  [
    2,
    ['München, Deutschland; Hamburg, Deutschland', '58.000\u00a0€ bis 66.000\u00a0€ pro Jahr'],
    ['München', 'Hamburg'],
    { currency: 'EUR', value: { minValue: 58_000, maxValue: 66_000, unitText: 'YEAR' } },
  ],
  [
    3,
    ['Hamburg, Deutschland (hybrid)', '28,50\u00a0€ bis 32\u00a0€ pro Stunde'],
    ['Hamburg'],
    { currency: 'EUR', value: { minValue: 28.5, maxValue: 32, unitText: 'HOUR' } },
  ],
  [
    9,
    ['東京都千代田区または大阪府大阪市（Japan）', '年収600万円〜900万円'],
    ['千代田区', '大阪市'],
    { currency: 'JPY', value: { minValue: 6_000_000, maxValue: 9_000_000, unitText: 'YEAR' } },
  ],
  [
    10,
    ['القاهرة, Ägypten (hybrid)', '٣٠٬٠٠٠ – ٤٠٬٠٠٠ جنيه شهريًا'],
    ['القاهرة'],
    { currency: 'EGP', value: { minValue: 30_000, maxValue: 40_000, unitText: 'MONTH' } },
  ],
] as const

test('search engines are told the facts of German, Japanese and Arabic positions', async ({ page }) => {
  const data = page.locator('[type="application/ld+json"]')
  const readPosting = async (): Promise<unknown> => JSON.parse((await data.textContent()) ?? '')
  for (const [id, texts, towns, baseSalary] of TOLD) {
    await page.goto(`/jobs/${id}`)
    // A word joiner keeps the parts of an amount on a line.
    const shown = (await page.getByRole('main').textContent())?.replaceAll('\u2060', '')
    for (const text of texts) expect(shown).toContain(text)
    const jobLocation = towns.map((addressLocality) => ({ address: { addressLocality } }))
    expect(await readPosting()).toMatchObject({ jobLocation, baseSalary })
  }
  await page.goto('/jobs/2')
  expect(await readPosting()).toMatchObject({ employmentType: ['FULL_TIME', 'PART_TIME'] })
})
