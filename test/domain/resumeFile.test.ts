import { isResumeFile, readableName } from '../../src/domain/resumeFile'

it.each(['cv.pdf', 'cv.doc', 'cv.docx', 'CV.PDF', 'Lebenslauf.2026.DocX', 'लेखा.pdf'])(
  'takes %s as a resume',
  (name) => {
    expect(isResumeFile(name)).toBe(true)
  },
)

it.each(['cv.txt', 'photo.png', 'cv.pdf.exe', 'cv.docm', 'cv.pdf ', 'pdf', 'cvpdf', ''])(
  'does not take "%s" as a resume',
  (name) => {
    expect(isResumeFile(name)).toBe(false)
  },
)

it.each([
  ['cv\u202Efdp.exe', 'cvfdp.exe'],
  ['\u2066cv\u2069.exe', 'cv.exe'],
  ['سيرة ذاتية.txt', 'سيرة ذاتية.txt'],
  ['"cv" – 👩🏽‍💻.png', '"cv" – 👩🏽‍💻.png'],
])('says the name %j in a sentence as %j', (name, said) => {
  expect(readableName(name)).toBe(said)
})
