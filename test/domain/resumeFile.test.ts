/** @jest-environment node */
import { isResumeFile, readableName } from '../../src/domain/resumeFile'

it.each(['cv.pdf', 'cv.doc', 'cv.docx', 'CV.PDF', 'Lebenslauf.2026.DocX', 'लेखा.pdf'])(
  'accepts %s as a resume',
  (name) => {
    expect(isResumeFile(name)).toBe(true)
  },
)

it.each(['cv.txt', 'cv.pdf.exe', 'cv.docm', 'cv.pdf ', 'cvpdf', ''])('rejects %j as a resume', (name) => {
  expect(isResumeFile(name)).toBe(false)
})

it.each([
  ['cv\u202Efdp.exe', 'cvfdp.exe'],
  ['\u2066cv\u2069.exe', 'cv.exe'],
  ['سيرة ذاتية.txt', 'سيرة ذاتية.txt'],
  ['"cv" – 👩🏽‍💻.png', '"cv" – 👩🏽‍💻.png'],
])('removes from the name %j the characters that change the direction of text', (name, readable) => {
  expect(readableName(name)).toBe(readable)
})
