/** Shown when a part of a page has failed. */
export const errorText = {
  title: 'Something went wrong',
  text: 'This part of the page could not be shown. Loading it again usually helps.',
  retry: 'Try again',
  reload: 'Reload this page',
  home: 'Go to the home page',
} as const
