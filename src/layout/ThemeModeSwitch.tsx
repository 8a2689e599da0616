import { styled, useColorScheme } from '@mui/material/styles'
import { forcedSelection } from '../components/forcedColors'
import { touchTarget } from '../components/touchTarget'
import { useIsHydrated } from '../hydration/useIsHydrated'
import { VisuallyHidden } from '../components/VisuallyHidden'
import { THEME_MODES, type ThemeMode } from '../theme/themeMode'
import { rememberThemeMode } from '../theme/themeModeStorage'
import { ThemeModeIcon } from './ThemeModeIcon'

const LABELS: Record<ThemeMode, string> = { light: 'Light', dark: 'Dark', system: 'System' }

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
            {inWords ? LABELS[choice] : <ThemeModeIcon mode={choice} />}
          </Choice>
        ))}
      </div>
    </Group>
  )
}
