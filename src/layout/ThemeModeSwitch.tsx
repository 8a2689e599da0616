import { useColorScheme } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { layoutText } from '#content/layoutText'
import { Icon } from '../components/icons'
import { Tip } from '../components/Tip'
import { useIsHydrated } from '../components/useIsHydrated'
import { THEME_MODES, type ThemeMode } from '../theme/colorScheme'
import { touchPadding } from '../theme/touchTarget'

const ICONS: Record<ThemeMode, string> = {
  light:
    'M16 12a4 4 0 1 1-8 0a4 4 0 0 1 8 0M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6l1.5 1.5M16.9 16.9l1.5 1.5M5.6 18.4l1.5-1.5M16.9 7.1l1.5-1.5',
  dark: 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z',
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
}

/** With words, or with icons and tooltips. The choice is known after hydration. */
export function ThemeModeSwitch({ inWords = false }: { readonly inWords?: boolean }) {
  const isHydrated = useIsHydrated()
  const { mode, setMode } = useColorScheme()
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={layoutText.theme}
      data-needs-script=""
      size={inWords ? 'large' : 'small'}
      value={isHydrated && mode}
      // `null` for the one that is chosen already.
      onChange={(_, choice: ThemeMode | null) => choice && setMode(choice)}
      // The last button ends at the edge of the page.
      sx={inWords ? { flexWrap: 'wrap', gap: 0.5 } : { marginInlineEnd: `-${touchPadding(32)}` }}
    >
      {THEME_MODES.map((choice) => (
        <Tip key={choice} title={!inWords && layoutText.themeModes[choice]}>
          {/* In the tab order before hydration, too. MUI's arrow keys do not work then. */}
          <ToggleButton value={choice} tabIndex={0}>
            {inWords ? layoutText.themeModes[choice] : <Icon path={ICONS[choice]} size="1.25rem" />}
          </ToggleButton>
        </Tip>
      ))}
    </ToggleButtonGroup>
  )
}
