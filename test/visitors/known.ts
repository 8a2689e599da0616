/** Cells that are not green, each with its reason: `journey, disturbance`. */
export const KNOWN: Readonly<Record<string, string>> = {
  'contact, a window of 320x256': 'in a window so low the notice lies over the button that has the focus',
  'contact, a keyboard alone, 768x400': 'a notice lies over a link that the focus goes to, until it closes',
}
