import { PDF } from '../browser/fillForms'
import { expect, test } from '../browser/fixtures'
import { matchCount, openHydrated } from '../browser/page'

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

test('search engines are told the facts of a German position', async ({ page }) => {
  await page.goto('/jobs/2')
  await expect(page.getByRole('main')).toContainText('München, Deutschland; Hamburg, Deutschland')
  const data = await page.locator('[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({
    employmentType: ['FULL_TIME', 'PART_TIME'],
    baseSalary: { currency: 'EUR', value: { minValue: 58_000, maxValue: 66_000, unitText: 'YEAR' } },
  })
})
