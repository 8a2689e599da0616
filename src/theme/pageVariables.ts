/**
 * The theme's variables that some style reads, by where the style is. The others are left out: 2.1 kB of the list's 16.3,
 * and its place in the first flight. A style that reads another ends the build where a page has it
 * (site/prerender/missingVariables); where it comes later, test/browser/themeVariables.spec.ts turns red.
 */
const READ = {
  /** Stand in every page's file. */
  pages: named(
    'shape-borderRadius',
    'palette-primary-(main|dark|contrastText)',
    'palette-(error|warning)-main',
    'palette-background-(default|paper)',
    'palette-text-(primary|secondary|disabled)',
    'palette-divider',
    'palette-grey-(100|300|500)',
    'palette-common-(white|onBackgroundChannel)',
    'palette-action-(hover|disabled)',
    'palette-Input-autofillWebkitBoxShadow',
    'opacity-inputPlaceholder',
  ),
  /** The rest comes with what reads it (ThemeVariables): 0.4 kB of every file. */
  drawer: named('shadows-(0|16)', 'zIndex-(drawer|modal)'),
  notices: named(
    'zIndex-snackbar',
    'shadows-0',
    'palette-(error|warning|info|success)-light',
    'palette-(info|success)-main',
    'palette-Alert-(error|warning|info|success)(Icon)?Color',
    'palette-action-(hoverOpacity|activeChannel)',
  ),
  tooltips: named('zIndex-tooltip', 'palette-Tooltip-bg'),
}

export type ReadBy = keyof typeof READ

function named(...names: readonly string[]): RegExp {
  return RegExp(`^--mui-(${names.join('|')})$`)
}

type StyleSheet = Readonly<Record<string, unknown>>

/** A style sheet of the theme without the variables that nothing there reads. */
export function withReadVariables(where: ReadBy, sheet: StyleSheet): StyleSheet {
  return Object.fromEntries(
    Object.entries(sheet).flatMap(([name, value]) => {
      if (typeof value === 'object' && value !== null) return [[name, withReadVariables(where, { ...value })]]
      return name.startsWith('--mui-') && !READ[where].test(name) ? [] : [[name, value]]
    }),
  )
}
