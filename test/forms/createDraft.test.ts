import { createDraft } from '../../src/forms/createDraft'

const EMPTY: { isOpen: boolean; name: string; letter: string; resume: File | null } = {
  isOpen: false,
  name: '',
  letter: '',
  resume: null,
}

it('holds nothing that could be lost at first, nor when the form is merely open', () => {
  const draft = createDraft(EMPTY, () => {})
  expect(draft.hasContent()).toBe(false)
  draft.change({ isOpen: true })
  expect(draft.hasContent()).toBe(false)
})

it('holds something to lose from the first letter or file on, until it is cleared', () => {
  const draft = createDraft(EMPTY, () => {})
  draft.change({ letter: ' ' })
  expect(draft.hasContent()).toBe(true)
  draft.clear()
  expect(draft.hasContent()).toBe(false)
  draft.change({ resume: new File([], 'cv.pdf') })
  expect(draft.hasContent()).toBe(true)
})

it('tells of each change', () => {
  const heard: string[] = []
  const draft = createDraft(EMPTY, () => heard.push(draft.get().name))
  draft.change({ name: 'A' })
  draft.clear()
  expect(heard).toEqual(['A', ''])
})
