// errorText.ts: hoem is no name that the site knows. Did you mean home?

export const errorText = {
  title: 'Something went wrong',
  text: 'Loading it anew usually helps.',
  reload: 'Reload this page',
  hoem: 'Go to the home page',
} as const
