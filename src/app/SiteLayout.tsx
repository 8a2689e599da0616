import { Suspense } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import type { ShownJobPolicy } from '../domain/shownJob'
import { ErrorBoundary } from '../components/ErrorBoundary'
import { TipLayer } from '../tooltips/TipLayer'
import { Footer } from '../layout/Footer'
import { Header } from '../layout/Header'
import { HiringStrip } from '../layout/HiringStrip'
import { LazyNavDrawer } from '../layout/LazyNavDrawer'
import { MAIN_ID, SkipLink } from '../layout/SkipLink'
import { ScrollToTopButton } from '../layout/ScrollToTopButton'
import { hasEverySlice } from '../store/rootReducer'
import { useAppSelector } from '../store/storeHooks'
import { AfterNavigation } from '../navigation/AfterNavigation'
import { CurrentPage } from '../navigation/CurrentPage'
import { ErrorPage } from '../navigation/ErrorPage'

interface SiteLayoutProps {
  readonly policy: ShownJobPolicy
  readonly location: Location
  readonly onArrived: () => void
}

/**
 * What stands on every page, around the page. A part that fails fails alone; where it is the page, there is a way on.
 * Nothing here waits for anything: each `Suspense` lets React hydrate its part of a prerendered page in small
 * pieces of work, between which the page answers.
 */
export function SiteLayout({ policy, location, onArrived }: SiteLayoutProps) {
  const { key } = useLocation()
  const isStateOurs = useAppSelector(hasEverySlice)
  if (!isStateOurs) return <ErrorPage />

  return (
    <>
      <Suspense>
        <SkipLink />
        <ErrorBoundary>
          <Header />
        </ErrorBoundary>
      </Suspense>
      <ErrorBoundary>
        <LazyNavDrawer />
      </ErrorBoundary>
      <main id={MAIN_ID} tabIndex={-1}>
        <Suspense>
          <ErrorBoundary resetOn={key} fallback={<ErrorPage />}>
            <CurrentPage policy={policy} />
          </ErrorBoundary>
          <AfterNavigation location={location} onArrived={onArrived} />
        </Suspense>
      </main>
      <Suspense>
        <ErrorBoundary>
          <HiringStrip />
        </ErrorBoundary>
        <ErrorBoundary>
          <Footer />
        </ErrorBoundary>
      </Suspense>
      <ErrorBoundary>
        <ScrollToTopButton />
      </ErrorBoundary>
      <ErrorBoundary>
        <TipLayer />
      </ErrorBoundary>
    </>
  )
}
