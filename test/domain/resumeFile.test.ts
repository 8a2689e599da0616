import { isResumeFile } from '../../src/domain/resumeFile'

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
