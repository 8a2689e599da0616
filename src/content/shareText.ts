/** The Share button, and what is said when the link has been copied or could not be. */
export const shareText = {
  label: 'Share',
  copied: 'Link copied',
  notCopied: 'The link could not be copied. Here it is, to copy by hand:',
} as const
