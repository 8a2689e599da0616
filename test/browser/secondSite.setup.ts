import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test } from '@playwright/test'
import { copyOfSite } from '../support/copyOfSite'
import { viteBuild } from '../support/runNode'
import { SECOND_SITE } from './playwright.config'
import { ENDPOINT } from './receiver'

const DEPARTMENTS = [
  { name: 'engineering', label: 'Engineering' },
  { name: 'consulting', label: 'Consulting' },
]

/** Builds the fixture as a company puts it online. The 22 positions are open on any day, and one more is not. */
test('the second site is built', async () => {
  test.setTimeout(300_000)
  const copy = copyOfSite()
  const content = join(copy, 'test/fixture/content')
  const edit = (file: string, values: Readonly<Record<string, string>>, to = file) => {
    const text = Object.entries(values).reduce(
      // A line of YAML, or a declaration with a type.
      (before, [name, value]) => before.replace(RegExp(`^(.*\\b${name}: (?:.*= )?).*`, 'm'), `$1${value}`),
      readFileSync(join(content, file), 'utf8'),
    )
    writeFileSync(join(content, to), text)
  }
  edit('settings.ts', {
    shownJobPolicy: "'by-id'",
    siteOrigin: "'https://www.larkfield.example'",
    formsEndpoint: `'${ENDPOINT}'`,
    showsByDates: 'true',
  })
  edit('departments.ts', { departments: JSON.stringify(DEPARTMENTS) })
  const positions = readdirSync(join(content, 'positions'), { recursive: true, encoding: 'utf8' })
  for (const file of positions.filter((name) => name.endsWith('.yaml'))) {
    const department = /developer|engineer/.test(file) ? 'Engineering' : 'Consulting'
    edit(join('positions', file), { endDate: `2100-12-31\ndepartment: ${department}` })
  }
  edit(
    'positions/usa/qa-lead.yaml',
    { id: '501', createdDate: '2026-10-01', endDate: '2026-10-31' },
    'positions/usa/closed.yaml',
  )
  await viteBuild(copy, '--mode', 'fixture', '--outDir', resolve(SECOND_SITE), '--emptyOutDir')
  rmSync(copy, { recursive: true })
})
