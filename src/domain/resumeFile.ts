/** The file input's `accept`. */
export const RESUME_TYPES = ['.pdf', '.doc', '.docx'] as const

/** Checks the file name alone, in any letter case. `accept` is only a hint: a picker can show all files, and any file can be dropped. */
export function isResumeFile(fileName: string): boolean {
  const name = fileName.toLowerCase()
  return RESUME_TYPES.some((type) => name.endsWith(type))
}

/** Removes the characters that change the direction of text, which would also reverse the sentence around the name (`cv\u202Efdp.exe`). */
export function readableName(fileName: string): string {
  return fileName.replace(/\p{Bidi_Control}/gu, '')
}
