import { shareText } from '#content/shareText'
import type { useNotify } from '../notices/useNotify'

/** The visitor closed the system's share sheet, or pressed again while it was open. */
const DISMISSED: ReadonlySet<string> = new Set(['AbortError', 'InvalidStateError'])

/** False if there is no share sheet: in Firefox on a desktop, and on a page without https. */
async function sharedBySystem(url: string): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share({ url, title: document.title })
    return true
  } catch (error) {
    return error instanceof Error && DISMISSED.has(error.name)
  }
}

/** Opens the system's share sheet, or copies the address, or shows it. */
export async function shareAddress(url: string, notify: ReturnType<typeof useNotify>): Promise<void> {
  if (await sharedBySystem(url)) return
  try {
    await navigator.clipboard.writeText(url)
    notify({ type: 'success', text: shareText.copied })
  } catch {
    notify({ type: 'error', text: shareText.notCopied, copyable: url })
  }
}
