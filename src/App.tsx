import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { useSyncExternalStore } from 'react'
import { Provider } from 'react-redux'
import { Router } from 'react-router-dom'
import { DraftsProvider, type FormsStart } from './forms/DraftsProvider'
import { pendingStyles } from './hydration/pending'
import type { AfterNavigationProps } from './navigation/AfterNavigation'
import { loadAllPages } from './navigation/pageModules'
import type { PageNavigation } from './navigation/pageNavigation'
import { NoticesProvider } from './notices/NoticesProvider'
import { SiteLayout } from './SiteLayout'
import type { AppStore } from './store/createAppStore'
import type { RootState } from './store/rootReducer'
import { cssBaseline } from './theme/cssBaseline'
import { SiteTheme } from './theme/SiteTheme'
import { BASE_PATH } from './url/basePath'

interface AppProps extends Omit<AfterNavigationProps, 'location'> {
  readonly store: AppStore
  /** The state that the page shows before hydration: at build time, or by the early script. */
  readonly hydratedState: RootState
  readonly navigation: PageNavigation
  readonly forms?: FormsStart
}

/** Once a form has text: after a deploy, a missing script would force a reload, which loses the text. */
const loadPages = () => void loadAllPages().catch(() => {})

export function App({ store, hydratedState, navigation, forms, ...afterNavigation }: AppProps) {
  const { navigator, subscribe, getSnapshot, retry } = navigation
  const { location, isPending } = useSyncExternalStore(subscribe, getSnapshot, getSnapshot)
  return (
    // Hydrates with the state that the page shows, then renders the state of the store.
    <Provider store={store} serverState={hydratedState}>
      <SiteTheme>
        {!IS_BUILT_PAGE && (
          <>
            <CssBaseline />
            <GlobalStyles styles={cssBaseline} />
            <GlobalStyles styles={pendingStyles} />
          </>
        )}
        <NoticesProvider>
          <DraftsProvider {...forms} onContent={loadPages}>
            <Router
              // With a trailing slash, because react-router renders a link to `/` as the basename itself.
              basename={`${BASE_PATH}/`}
              location={location}
              navigator={navigator}
              useTransitions={false}
            >
              <SiteLayout location={location} isPending={isPending} onRetry={retry} {...afterNavigation} />
            </Router>
          </DraftsProvider>
        </NoticesProvider>
      </SiteTheme>
    </Provider>
  )
}
