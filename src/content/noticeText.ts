/** Short messages at the edge of the window. `label` is read to screen readers. */
export const noticeText = {
  label: 'Notifications (Alt+T)',
  close: 'Close',
} as const
