/** Short messages at the edge of the window. `label` is read to screen readers. `link` names a field with an address. */
export const noticeText = {
  label: 'Notifications (Alt+T)',
  close: 'Close',
  link: 'Link',
} as const
