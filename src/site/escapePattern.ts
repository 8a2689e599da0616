/** Escapes a text for a regular expression. `RegExp.escape` is newer than Node 20. */
export const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
