import { Icon } from '../components/Icon'
import type { ThemeMode } from '../theme/themeMode'

const OUTLINES: Record<ThemeMode, string> = {
  light:
    'M16 12a4 4 0 1 1-8 0a4 4 0 0 1 8 0M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6l1.5 1.5M16.9 16.9l1.5 1.5M5.6 18.4l1.5-1.5M16.9 7.1l1.5-1.5',
  dark: 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z',
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
}

/** The sun, the moon, a screen; as heavy as the site's other icons. */
export function ThemeModeIcon({ mode }: { readonly mode: ThemeMode }) {
  return <Icon path={OUTLINES[mode]} size="1.25rem" />
}
