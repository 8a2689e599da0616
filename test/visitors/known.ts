const TRANSLATED_LIST =
  'the list has texts beside elements, which React cannot take away once they are translated'

/** Cells that are not green, each with its reason: `journey, disturbance`. */
export const KNOWN: Readonly<Record<string, string>> = {
  'search, translated before it comes to life': TRANSLATED_LIST,
  'page, translated before it comes to life': TRANSLATED_LIST,
  'search, translated once it is alive, and at every change': TRANSLATED_LIST,
  'page, translated once it is alive, and at every change': TRANSLATED_LIST,
  'contact, a window of 320x256': 'in a window so low the notice lies over the button that has the focus',
  'apply, a window of 320x256':
    'a field of the form cannot be clicked in a window so low: not looked into yet',
  'apply, words twice as long, 390 px': 'the detail page scrolls 30 px sideways',
}
