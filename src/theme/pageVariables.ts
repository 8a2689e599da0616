/**
 * The theme's variables that some style reads. Every page has them in its file, so the others are left out: 2.1 kB of the
 * list's 16.3, and its place in the first flight. A style that reads another ends the build where a page has it
 * (site/prerender/missingVariables); where it comes later, test/browser/themeVariables.spec.ts turns red.
 */
const READ = new RegExp(
  [
    'spacing',
    'shape-borderRadius',
    'shadows-(0|16)',
    'zIndex-(drawer|modal|snackbar|tooltip)',
    'opacity-inputPlaceholder',
    'palette-primary-(main|dark|contrastText)',
    'palette-(error|warning|info|success)-(main|light)',
    'palette-Alert-(error|warning|info|success)(Icon)?Color',
    'palette-background-(default|paper)',
    'palette-text-(primary|secondary|disabled)',
    'palette-divider',
    'palette-grey-(100|300|500)',
    'palette-common-(white|onBackgroundChannel)',
    'palette-action-(hover|hoverOpacity|disabled|activeChannel)',
    'palette-Input-autofillWebkitBoxShadow',
    'palette-Tooltip-bg',
  ]
    .map((name) => `^--mui-${name}$`)
    .join('|'),
)

type StyleSheet = Readonly<Record<string, unknown>>

/** A style sheet of the theme without the variables that nothing reads. */
export function withReadVariables(sheet: StyleSheet): StyleSheet {
  return Object.fromEntries(
    Object.entries(sheet).flatMap(([name, value]) => {
      if (typeof value === 'object' && value !== null) return [[name, withReadVariables({ ...value })]]
      return name.startsWith('--mui-') && !READ.test(name) ? [] : [[name, value]]
    }),
  )
}
