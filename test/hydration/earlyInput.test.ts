import { fieldName, keepEarlyInput, takeEarlyInput } from '../../src/hydration/earlyInput'

it('what is deleted while React hydrates stays deleted', () => {
  const root = document.createElement('div')
  const field = document.createElement('input')
  for (const [name, value] of Object.entries(fieldName('search'))) field.setAttribute(name, value)
  root.append(field)
  document.body.append(root)
  field.value = 'a'
  keepEarlyInput(root)
  // As React does to what comes to a part that it is about to hydrate.
  root.addEventListener('input', (event) => event.stopPropagation(), true)
  field.value = ''
  field.dispatchEvent(new Event('input', { bubbles: true }))
  expect(takeEarlyInput(field)).toBeUndefined()
  expect(field).toHaveValue('')
})

it('what is typed after hydration does not come back with the next page that has the field', () => {
  const root = document.createElement('div')
  const createField = () => {
    const field = document.createElement('input')
    field.dataset['field'] = 'search'
    root.replaceChildren(field)
    return field
  }
  const field = createField()
  keepEarlyInput(root)
  takeEarlyInput(field)
  field.value = 'data'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  expect(takeEarlyInput(createField())).toBeUndefined()
})
