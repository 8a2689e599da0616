/** Shown when a part of a page has failed. `notReady` is at the bottom of a page whose script is late or missing. */
export const errorText = {
  title: 'Something Went Wrong',
  text: 'This part of the page could not be shown. Loading it again usually helps.',
  retry: 'Try Again',
  notReady: 'Parts of this page do not work yet.',
  reload: 'Reload This Page',
  home: 'Go to the Home Page',
} as const
