import { Suspense } from 'react'
import { ErrorBoundary } from './components/ErrorBoundary'
import { Footer } from './layout/Footer'
import { Header } from './layout/Header'
import { HiringStrip } from './layout/HiringStrip'
import { OfflineLine } from './layout/OfflineLine'
import { SkipLink } from './layout/SkipLink'
import { AfterNavigation, type AfterNavigationProps } from './navigation/AfterNavigation'
import { ErrorPage } from './navigation/ErrorPage'
import { PageRoutes } from './navigation/PageRoutes'
import { hasEverySlice } from './store/rootReducer'
import { useAppSelector } from './store/storeHooks'

interface SiteLayoutProps extends AfterNavigationProps {
  readonly isPending: boolean
  readonly onRetry: () => void
}

/** The page and what is around it. Nothing suspends: what is in a `Suspense` hydrates after the rest of the page. */
export function SiteLayout({ isPending, onRetry, ...props }: SiteLayoutProps) {
  if (!useAppSelector(hasEverySlice)) return <ErrorPage />
  return (
    <>
      <Suspense>
        <SkipLink />
        <ErrorBoundary>
          <Header isPagePending={isPending} />
        </ErrorBoundary>
      </Suspense>
      <ErrorBoundary>
        <OfflineLine />
      </ErrorBoundary>
      <main id="main" tabIndex={-1}>
        <ErrorBoundary resetOn={props.location} fallback={<ErrorPage onRetry={onRetry} />}>
          <PageRoutes />
        </ErrorBoundary>
        <Suspense>
          <AfterNavigation {...props} />
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
    </>
  )
}
