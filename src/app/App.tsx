import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { Provider } from 'react-redux'
import { Router, type Navigator } from 'react-router-dom'
import { shownJobPolicy } from '#content/settings'
import type { ShownJobPolicy } from '../domain/shownJob'
import { DraftsProvider } from '../forms/DraftsProvider'
import { pendingStyles } from '../hydration/pending'
import { ErrorBoundary } from '../components/ErrorBoundary'
import { NoticesProvider } from '../notices/NoticesProvider'
import { areSheetsInFile } from '../theme/sheetsInFile'
import { SiteTheme } from '../theme/SiteTheme'
import { BASE_PATH } from '../url/basePath'
import type { RootState } from '../store/rootReducer'
import type { RouterLocation } from '../url/routerLocation'
import { closeDrawer } from '../navigation/closeDrawer'
import type { AppStore } from './createAppStore'
import { ErrorPage } from '../navigation/ErrorPage'
import { SiteLayout } from './SiteLayout'

interface AppProps {
  readonly store: AppStore
  /** What the prerendered page was made of. */
  readonly stateOfBuild: RootState
  readonly navigator: Navigator
  readonly routerLocation: RouterLocation
  /** Called once the page of a new address stands, to scroll and to move the focus. */
  readonly onArrived: () => void
  readonly policy?: ShownJobPolicy
}

export function App({
  store,
  stateOfBuild,
  navigator,
  routerLocation,
  onArrived,
  policy = shownJobPolicy,
}: AppProps) {
  const location = useSyncExternalStore(
    routerLocation.subscribe,
    routerLocation.getSnapshot,
    routerLocation.getSnapshot,
  )

  return (
    // A prerendered page is hydrated with the state it was made of, and shows the store's own at once after.
    <Provider store={store} serverState={stateOfBuild}>
      <SiteTheme>
        {!areSheetsInFile && (
          <>
            <CssBaseline />
            <GlobalStyles styles={pendingStyles} />
          </>
        )}
        <NoticesProvider releaseFocus={() => flushSync(() => closeDrawer(store))}>
          <DraftsProvider>
            <Router basename={BASE_PATH} location={location} navigator={navigator} useTransitions={false}>
              <ErrorBoundary fallback={<ErrorPage />}>
                <SiteLayout policy={policy} location={location} onArrived={onArrived} />
              </ErrorBoundary>
            </Router>
          </DraftsProvider>
        </NoticesProvider>
      </SiteTheme>
    </Provider>
  )
}
