/** What a resume may be; the file input's `accept`. */
export const RESUME_TYPES = ['.pdf', '.doc', '.docx'] as const

/** Judged by the name alone, in any letter case. `accept` is a hint only: a picker can show all files, and any can be dropped. */
export function isResumeFile(fileName: string): boolean {
  const name = fileName.toLowerCase()
  return RESUME_TYPES.some((type) => name.endsWith(type))
}

/** For a sentence: signs that turn the direction of text would turn the rest of it too (`cv\u202Efdp.exe`). */
export function readableName(fileName: string): string {
  return fileName.replace(/\p{Bidi_Control}/gu, '')
}
