import { expect, test } from './fixtures'
import { holdScripts } from './holdScripts'
import { waitUntilHydrated } from './openHydrated'

/*
 * A first load so slow that the visitor is on the third page before any script has come: everything done by then
 * counts, and nothing is sent. What is done on one page alone: beforeScript.spec.ts, `test/forms/`.
 */
test('what is typed, ticked, followed and pressed before the script comes counts once it is there', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const release = await holdScripts(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))

  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByLabel('Your Name').fill('Ada')
  await page.getByLabel('Your Email').fill('ada@mail.example')
  await page.getByLabel('Your Message').fill('Hello')
  await page.getByRole('button', { name: 'Send Message' }).click({ force: true })
  await page.getByLabel('Your Email').press('Enter')
  await expect(page.getByLabel('Your Message')).toHaveValue('Hello')

  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).click({ noWaitAfter: true })
  await expect(page).toHaveURL('/jobs')
  const box = page.getByRole('searchbox')
  await box.pressSequentially('dat')
  await page.getByRole('checkbox', { name: 'India' }).check()
  await box.press('End')
  await page.keyboard.type('a')
  await box.press('Enter')
  await expect(page).toHaveURL('/jobs')

  release()
  await waitUntilHydrated(page)
  await expect(page).toHaveURL('/jobs?search=data&location=india')
  await expect(box).toHaveValue('data')
  await expect(page.getByRole('status')).toHaveText('2 positions')
  expect(asked.filter((url) => /ada|Hello/.test(url))).toEqual([])
})
