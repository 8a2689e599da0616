import { useCallback, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { ActionButton } from '../components/ActionButton'
import { withTimeout } from '../components/withTimeout'
import { errorText, missingPageText } from '#content/errorText'
import { useDrafts } from '../forms/DraftsContext'
import type { PageName } from '../routes/pages'
import { reloadIfReachable } from '../url/reloadIfReachable'
import { FaultPage } from './FaultPage'
import { focusPageTitle } from './focusPageTitle'
import { loadPage } from './pageModules'
import { ReloadLink } from '../components/ReloadLink'

interface MissingPageProps {
  readonly name: PageName
  /** The page's script has come. */
  readonly onLoaded: () => void
}

/**
 * Stands in for a page whose script is slow, out of reach, or gone with an older deploy. It tries again by itself;
 * where the script can't be had but the host answers, the page is loaded as a document, unless that would cost
 * the visitor what was typed. (Browsers before the middle of 2026 remember a script that failed.)
 */
export function MissingPage({ name, onLoaded }: MissingPageProps) {
  const drafts = useDrafts()
  const page = useRef<HTMLDivElement>(null)

  const latest = useRef<Promise<void>>(undefined)

  const attempt = useCallback(
    (loading: Promise<void>) => {
      latest.current = loading
      loading.then(
        () => {
          const hadFocus = page.current?.contains(document.activeElement)
          flushSync(onLoaded)
          if (hadFocus) focusPageTitle(document)
        },
        () => {
          const isLatest = latest.current === loading
          if (isLatest && page.current && !drafts.hasContent()) reloadIfReachable(window)
        },
      )
    },
    [onLoaded, drafts],
  )
  const load = useCallback(() => attempt(loadPage(name)), [attempt, name])

  async function retry(): Promise<void> {
    const hanging = latest.current
    latest.current = undefined
    // To import a file that hangs is to join the import before: that one has to end first.
    window.stop()
    if (hanging) await withTimeout(hanging).catch(() => {})
    attempt(withTimeout(loadPage(name)))
  }

  useEffect(() => {
    load()
    window.addEventListener('online', load)
    return () => {
      window.removeEventListener('online', load)
    }
  }, [load])

  return (
    <div ref={page}>
      <FaultPage title={missingPageText.title} text={missingPageText.text}>
        <ActionButton type="button" look="strong" onClick={() => void retry()}>
          {missingPageText.retry}
        </ActionButton>
        <ReloadLink look="plain">{errorText.reload}</ReloadLink>
      </FaultPage>
    </div>
  )
}
