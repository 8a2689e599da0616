/**
 * The theme's variables that some style reads, by where the style is. The others are left out: 2.1 kB of the list's 16.3,
 * and its place in the first flight. A style that reads another ends the build where a page has it
 * (site/prerender/missingVariables); where it comes later, test/browser/themeVariables.spec.ts turns red.
 */
const READ = {
  /** Stand in every page's file. */
  pages: named(
    'shape-borderRadius',
    'shadows-(0|16)',
    'zIndex-(drawer|modal|snackbar|tooltip)',
    'opacity-inputPlaceholder',
    'palette-primary-(main|dark|contrastText)',
    'palette-(error|warning)-main',
    'palette-background-(default|paper)',
    'palette-text-(primary|secondary|disabled)',
    'palette-divider',
    'palette-grey-(100|300|500)',
    'palette-common-(white|onBackgroundChannel)',
    'palette-action-(hover|hoverOpacity|disabled|activeChannel)',
    'palette-Input-autofillWebkitBoxShadow',
    'palette-Tooltip-bg',
  ),
  /** Come with the first notice: 0.3 kB of every file. */
  notices: named(
    'palette-(error|warning|info|success)-light',
    'palette-(info|success)-main',
    'palette-Alert-(error|warning|info|success)(Icon)?Color',
  ),
}

function named(...names: readonly string[]): RegExp {
  return RegExp(`^--mui-(${names.join('|')})$`)
}

type StyleSheet = Readonly<Record<string, unknown>>

/** A style sheet of the theme without the variables that nothing there reads. */
export function withReadVariables(where: keyof typeof READ, sheet: StyleSheet): StyleSheet {
  return Object.fromEntries(
    Object.entries(sheet).flatMap(([name, value]) => {
      if (typeof value === 'object' && value !== null) return [[name, withReadVariables(where, { ...value })]]
      return name.startsWith('--mui-') && !READ[where].test(name) ? [] : [[name, value]]
    }),
  )
}
