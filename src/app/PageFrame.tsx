import { Suspense } from 'react'
import { useLocation, type Location } from 'react-router-dom'
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
import { Arrival } from './Arrival'
import { CurrentPage } from './CurrentPage'
import { ErrorBoundary } from './ErrorBoundary'
import { ErrorPage } from './ErrorPage'

interface PageFrameProps {
  readonly policy: ShownJobPolicy
  readonly location: Location
  readonly onArrived: () => void
}

/**
 * What stands on every page, around the page. Nothing here waits for anything: each `Suspense` lets React bring its part
 * of a prerendered page to life in small pieces of work, between which the page answers.
 */
export function PageFrame({ policy, location, onArrived }: PageFrameProps) {
  const { pathname } = useLocation()
  const isStateOurs = useAppSelector(hasEverySlice)
  if (!isStateOurs) return <ErrorPage />

  return (
    <>
      <SkipLink />
      <Suspense>
        <Header />
      </Suspense>
      <LazyNavDrawer />
      <main id={MAIN_ID} tabIndex={-1}>
        <Suspense>
          <ErrorBoundary key={pathname} fallback={<ErrorPage />}>
            <CurrentPage policy={policy} />
          </ErrorBoundary>
          <Arrival location={location} onArrived={onArrived} />
        </Suspense>
      </main>
      <Suspense>
        <HiringStrip />
        <Footer />
      </Suspense>
      <ScrollToTopButton />
      <TipLayer />
    </>
  )
}
