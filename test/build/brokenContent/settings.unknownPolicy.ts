// settings.ts: shownJobPolicy "by id" is no policy. Write 'first' or 'by-id'.

export const shownJobPolicy = 'by id'
