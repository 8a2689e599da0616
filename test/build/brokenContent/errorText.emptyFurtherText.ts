// errorText.ts: further, call 1 " " is only spaces. Write its text between the quotes.

export const errorText = {
  title: 'Something went wrong',
  text: 'Loading it anew usually helps.',
  reload: 'Reload this page',
  home: 'Go to the home page',
  further: { call: [' '] },
} as const
