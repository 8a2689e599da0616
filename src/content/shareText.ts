/** The Share button, and the messages after a link has been copied or could not be copied. */
export const shareText = {
  label: 'Share',
  /** While the list is filtered. */
  searchLabel: 'Share search',
  copied: 'Link copied',
  notCopied: 'The link could not be copied. You can copy it from the address bar.',
} as const
