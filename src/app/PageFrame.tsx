import { useLocation } from 'react-router-dom'
import type { ShownJobPolicy } from '../domain/shownJob'
import { ErrorBoundary } from '../components/ErrorBoundary'
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
import { ErrorPage } from './ErrorPage'

/** What stands on every page, around the page. A part that fails fails alone; where it is the page, there is a way on. */
export function PageFrame({ policy }: { readonly policy: ShownJobPolicy }) {
  const { key } = useLocation()
  const isStateOurs = useAppSelector(hasEverySlice)
  if (!isStateOurs) return <ErrorPage />

  return (
    <>
      <SkipLink />
      <ErrorBoundary>
        <Header />
      </ErrorBoundary>
      <ErrorBoundary>
        <LazyNavDrawer />
      </ErrorBoundary>
      <main id={MAIN_ID} tabIndex={-1}>
        <ErrorBoundary resetOn={key} fallback={<ErrorPage />}>
          <CurrentPage policy={policy} />
        </ErrorBoundary>
      </main>
      <ErrorBoundary>
        <HiringStrip />
      </ErrorBoundary>
      <ErrorBoundary>
        <Footer />
      </ErrorBoundary>
      <ErrorBoundary>
        <ScrollToTopButton />
      </ErrorBoundary>
      <ErrorBoundary>
        <TipLayer />
      </ErrorBoundary>
    </>
  )
}
