import { styled, useColorScheme } from '@mui/material/styles'
import { Icon } from '../components/Icon'
import { forcedSelection } from '../components/forcedColors'
import { touchTarget } from '../components/touchTarget'
import { useIsHydrated } from '../hydration/useIsHydrated'
import { VisuallyHidden } from '../components/VisuallyHidden'
import { THEME_MODES, type ThemeMode } from '../theme/themeMode'
import { rememberThemeMode } from '../theme/themeModeStorage'

const LABELS: Record<ThemeMode, string> = { light: 'Light', dark: 'Dark', system: 'System' }

/** The sun, the moon, a screen; as heavy as the site's other icons. */
const OUTLINES: Record<ThemeMode, string> = {
  light:
    'M16 12a4 4 0 1 1-8 0a4 4 0 0 1 8 0M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6l1.5 1.5M16.9 16.9l1.5 1.5M5.6 18.4l1.5-1.5M16.9 7.1l1.5-1.5',
  dark: 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z',
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
}

const Group = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  '& > div': { display: 'flex' },
  // A choice that cannot work is not shown.
  '@media (scripting: none)': { display: 'none' },
}))

const Choice = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  flexGrow: 1,
  alignItems: 'center',
  justifyContent: 'center',
  ...touchTarget,
  padding: 0,
  border: 0,
  borderRadius: `calc(${theme.vars.shape.borderRadius} - 1px)`,
  background: 'none center bottom 6px / 0 no-repeat',
  color: theme.vars.palette.text.secondary,
  font: 'inherit',
  cursor: 'pointer',
  '@media (hover: hover)': { '&:hover': { color: theme.vars.palette.primary.main } },
  '&[aria-pressed="true"]': {
    // The line under the current link of the navigation.
    backgroundImage: 'linear-gradient(currentColor, currentColor)',
    backgroundSize: '1.25rem 2px',
    color: theme.vars.palette.primary.main,
    ...forcedSelection,
  },
}))

interface ThemeModeSwitchProps {
  /** Words in place of icons and their tips, where there is room. */
  readonly inWords?: boolean
}

export function ThemeModeSwitch({ inWords = false }: ThemeModeSwitchProps) {
  // Nothing is chosen before hydration: a page made at build cannot know what this visitor chose.
  const isHydrated = useIsHydrated()
  const { mode, setMode } = useColorScheme()

  const choose = (choice: ThemeMode) => {
    setMode(choice)
    rememberThemeMode(choice)
  }

  return (
    <Group disabled={!isHydrated}>
      <legend>{inWords ? 'Theme' : <VisuallyHidden>Theme</VisuallyHidden>}</legend>
      <div>
        {THEME_MODES.map((choice) => (
          <Choice
            key={choice}
            type="button"
            aria-label={LABELS[choice]}
            aria-pressed={isHydrated && mode === choice}
            data-tip={inWords ? undefined : LABELS[choice]}
            onClick={() => choose(choice)}
          >
            {inWords ? LABELS[choice] : <Icon path={OUTLINES[choice]} size="1.25rem" />}
          </Choice>
        ))}
      </div>
    </Group>
  )
}
