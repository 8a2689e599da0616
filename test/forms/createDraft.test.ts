import { createDrafts } from '../../src/forms/createDrafts'

it('holds nothing that could be lost at first, nor when the form is merely open', () => {
  const { application, contact } = createDrafts()
  expect([application.hasContent(), contact.hasContent()]).toEqual([false, false])
  application.change({ isOpen: true })
  expect(application.hasContent()).toBe(false)
})

it('holds something to lose from the first letter or file on, until it is cleared', () => {
  const { application } = createDrafts()
  application.change({ coverLetter: ' ' })
  expect(application.hasContent()).toBe(true)
  application.clear()
  expect(application.hasContent()).toBe(false)
  application.change({ resume: new File([], 'cv.pdf') })
  expect(application.hasContent()).toBe(true)
})

it('keeps the other fields when one changes', () => {
  const { contact } = createDrafts()
  contact.change({ name: 'Ada' })
  contact.change({ email: 'ada@mail.example' })
  expect(contact.get()).toEqual({ name: 'Ada', email: 'ada@mail.example', message: '' })
})

it('belongs to one running app', () => {
  createDrafts().contact.change({ name: 'Ada' })
  expect(createDrafts().contact.get().name).toBe('')
})

it('tells of each change until one stops listening', () => {
  const { contact } = createDrafts()
  const heard: string[] = []
  const stop = contact.subscribe(() => heard.push(contact.get().name))
  contact.change({ name: 'A' })
  contact.clear()
  stop()
  contact.change({ name: 'B' })
  expect(heard).toEqual(['A', ''])
})
