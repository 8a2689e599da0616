import { expect } from '@playwright/test'
import { test, type Fixtures } from './visitor'

const NAMED =
  'h1, h2, h3, a[href], button, input, select, textarea, nav, form, [role=group], [tabindex]:not(main)'

/** Also reads each role, because a name without one is not said. */
const hearsNames = ({ hears }: Fixtures['visitor'], state: string, selector = NAMED) =>
  expect(async () => {
    const heard = await hears(selector)
    expect(heard.length, state).toBeGreaterThan(2)
    expect(heard.filter((each) => !/^(?!generic|none)\w+ ./.test(each)).join(), state).toBe('')
  }).toPass()

const PATHS = '/ /about /contact /jobs/1 /404 /jobs?search=e&page=2 /jobs?search=zz'

test('each heading, control and group has a role and a name, before and after the app', async ({
  visitor,
}) => {
  for (const path of PATHS.split(' ')) {
    await visitor.opensWithoutApp(path)
    await hearsNames(visitor, path)
    visitor.getsScript()
    await visitor.sees({ isHydrated: true })
    await hearsNames(visitor, `${path} with the app`)
  }
})

test('each has them in a form that is open, refused and closed, and in the menu', async ({ visitor }) => {
  await visitor.opens('/jobs/1')
  for (const button of ['Apply Now', 'Submit Application', 'Cancel']) {
    await visitor.clicks('button', button)
    await hearsNames(visitor, button)
  }
  await visitor.narrowsWindow()
  await visitor.clicks('button', 'Toggle Menu')
  await hearsNames(visitor, 'menu', '.MuiDrawer-root :is(a, button)')
})
