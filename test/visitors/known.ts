/** Cells that are not green, each with its reason: `journey, disturbance`. */
export const KNOWN: Readonly<Record<string, string>> = {
  'contact, a window of 320x256': 'in a window so low the notice lies over the button that has the focus',
  'apply, a window of 320x256':
    'a field of the form cannot be clicked in a window so low: not looked into yet',
  'apply, words twice as long, 390 px': 'the detail page scrolls 30 px sideways',
  'contact, a keyboard alone, 768x400': 'a notice lies over a link that the focus goes to, until it closes',
}
