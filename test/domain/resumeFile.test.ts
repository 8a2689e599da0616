/** @jest-environment node */
import { isResumeFile, readableName } from '../../src/domain/resumeFile'

it('takes for a resume what ends as a PDF or a Word file, in any letter case', () => {
  const resumes = ['cv.pdf', 'cv.doc', 'cv.docx', 'CV.PDF', 'Lebenslauf.2026.DocX', 'लेखा.pdf']
  const others = ['cv.txt', 'cv.pdf.exe', 'cv.docm', 'cv.pdf ', 'cvpdf', '']
  expect([...others, ...resumes].filter(isResumeFile)).toEqual(resumes)
})

it.each([
  ['cv\u202Efdp.exe', 'cvfdp.exe'],
  ['\u2066cv\u2069.exe', 'cv.exe'],
  ['سيرة ذاتية.txt', 'سيرة ذاتية.txt'],
  ['"cv" – 👩🏽‍💻.png', '"cv" – 👩🏽‍💻.png'],
])('removes from the name %j the characters that change the direction of text', (name, readable) => {
  expect(readableName(name)).toBe(readable)
})
