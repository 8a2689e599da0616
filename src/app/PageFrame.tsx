import { useLocation } from 'react-router-dom'
import type { ShownJobPolicy } from '../domain/shownJob'
import { TipLayer } from '../components/TipLayer'
import { Footer } from '../layout/Footer'
import { Header } from '../layout/Header'
import { HiringStrip } from '../layout/HiringStrip'
import { LazyNavDrawer } from '../layout/LazyNavDrawer'
import { MAIN_ID, SkipLink } from '../layout/SkipLink'
import { ScrollToTopButton } from '../layout/ScrollToTopButton'
import { hasEverySlice } from '../store/rootReducer'
import { useAppSelector } from '../store/storeHooks'
import { CurrentPage } from './CurrentPage'
import { ErrorBoundary } from './ErrorBoundary'
import { ErrorPage } from './ErrorPage'

/** What stands on every page, around the page. */
export function PageFrame({ policy }: { readonly policy: ShownJobPolicy }) {
  const { pathname } = useLocation()
  const isStateOurs = useAppSelector(hasEverySlice)
  if (!isStateOurs) return <ErrorPage />

  return (
    <>
      <SkipLink />
      <Header />
      <LazyNavDrawer />
      <main id={MAIN_ID} tabIndex={-1}>
        <ErrorBoundary key={pathname} fallback={<ErrorPage />}>
          <CurrentPage policy={policy} />
        </ErrorBoundary>
      </main>
      <HiringStrip />
      <Footer />
      <ScrollToTopButton />
      <TipLayer />
    </>
  )
}
