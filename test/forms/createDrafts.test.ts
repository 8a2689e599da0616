import { createDrafts } from '../../src/forms/createDrafts'

it('holds something to lose while any of its drafts does, and tells when that may have changed', () => {
  const drafts = createDrafts()
  const message = drafts.add({ text: '' })
  const application = drafts.add({ name: '' })
  const heard: boolean[] = []
  const stop = drafts.subscribe(() => heard.push(drafts.hasContent()))
  message.change({ text: 'Hello' })
  application.change({ name: 'Ada' })
  message.clear()
  application.clear()
  stop()
  message.change({ text: 'Again' })
  expect(heard).toEqual([true, true, true, false])
})

it('belongs to one running app', () => {
  const drafts = createDrafts()
  drafts.add({ text: '' }).change({ text: 'Hello' })
  expect(createDrafts().hasContent()).toBe(false)
})
