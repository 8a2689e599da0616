export const RESUME_TYPES = ['.pdf', '.doc', '.docx'] as const

/** Checks the name alone, in any letter case. `accept` is only a hint, which drops and pickers can ignore. */
export function isResumeFile(fileName: string): boolean {
  const name = fileName.toLowerCase()
  return RESUME_TYPES.some((type) => name.endsWith(type))
}

/** Removes characters that reverse text, in the name and in the sentence around it (`cv\u202Efdp.exe`). */
export const readableName = (fileName: string): string => fileName.replace(/\p{Bidi_Control}/gu, '')
