// hiringText.ts: title "   " is only spaces. Write its text between the quotes.

export const hiringText = {
  title: '   ',
} as const
