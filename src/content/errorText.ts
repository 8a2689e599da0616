/** Shown when a part of a page has failed. */
export const errorText = {
  title: 'Something went wrong',
  text: 'This part of the page could not be shown. Loading it anew usually helps.',
  reload: 'Reload this page',
  home: 'Go to the home page',
} as const

/** Shown when the script of a page has not loaded. */
export const missingPageText = {
  title: 'This page has not arrived yet',
  text: 'The connection may be slow or lost. The page shows by itself as soon as it can be had. What you have typed is kept.',
  retry: 'Try again',
} as const
