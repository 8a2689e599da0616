import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { useColorScheme } from '@mui/material/styles'
import { layoutText } from '#content/layoutText'
import { Icon } from '../components/icons'
import { Tip } from '../components/Tip'
import { useIsHydrated } from '../hydration/useIsHydrated'
import { THEME_MODES, type ThemeMode } from '../theme/colorScheme'
import { FORCED_COLORS, forcedSelection } from '../theme/mediaQueries'
import { rememberThemeMode } from '../theme/themeModeStorage'
import { TOUCH_TARGET_PX, touchPadding } from '../theme/touchTarget'

const ICONS: Record<ThemeMode, string> = {
  light:
    'M16 12a4 4 0 1 1-8 0a4 4 0 0 1 8 0M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6l1.5 1.5M16.9 16.9l1.5 1.5M5.6 18.4l1.5-1.5M16.9 7.1l1.5-1.5',
  dark: 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z',
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
}

const ring = (color: string) => `inset 0 0 0 1px ${color}`

/** With words, or with icons and tooltips. Disabled before hydration. Not a ToggleButtonGroup: it is one block. */
export function ThemeModeSwitch({ inWords = false }: { readonly inWords?: boolean }) {
  const isHydrated = useIsHydrated()
  const { mode, setMode } = useColorScheme()
  return (
    <Stack
      role="group"
      aria-label={layoutText.theme}
      data-needs-script=""
      direction="row"
      sx={{
        minWidth: 3 * TOUCH_TARGET_PX,
        // The last tile ends at the edge of the page.
        ...(inWords ? { flexWrap: 'wrap', gap: 0.5 } : { marginInlineEnd: `-${touchPadding(32)}` }),
      }}
    >
      {THEME_MODES.map((choice) => (
        <Tip key={choice} title={!inWords && layoutText.themeModes[choice]}>
          <IconButton
            disabled={!isHydrated}
            aria-pressed={isHydrated && mode === choice}
            sx={({ vars: { palette } }) => ({
              ...(inWords
                ? { flex: '1 0 auto', px: 1, boxShadow: ring(palette.divider), typography: 'body1' }
                : // 32 px to the eye, 44 px to the finger.
                  {
                    border: `${touchPadding(32)} solid transparent`,
                    borderRadius: 2,
                    backgroundClip: 'padding-box',
                    [FORCED_COLORS]: { borderColor: 'Canvas' },
                    '&&:focus-visible': { outlineOffset: -4 },
                  }),
              // Quieter than the link of the current page.
              '&[aria-pressed=true]': {
                bgcolor: 'background.tint',
                boxShadow: ring(palette.grey[500]),
                ...forcedSelection,
              },
            })}
            onClick={() => {
              setMode(choice)
              rememberThemeMode(choice)
            }}
          >
            {inWords ? layoutText.themeModes[choice] : <Icon path={ICONS[choice]} size="1.25rem" />}
          </IconButton>
        </Tip>
      ))}
    </Stack>
  )
}
