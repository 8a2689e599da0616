import { shareText } from '#content/shareText'
import type { Notify } from '../notices/useNotify'

/** The visitor closed the system's sheet, or pressed again while it is open: there is nothing left to do. */
const DISMISSED: ReadonlySet<string> = new Set(['AbortError', 'InvalidStateError'])

/** Whether the system's own sheet took it on. Firefox on a desktop has none, nor has any page without https. */
async function sharedBySystem(url: string): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share({ url, title: document.title })
    return true
  } catch (error) {
    return error instanceof Error && DISMISSED.has(error.name)
  }
}

/** Hands an address to the system's share sheet, else to the clipboard, else shows it. */
export async function shareAddress(url: string, notify: Notify): Promise<void> {
  if (await sharedBySystem(url)) return
  try {
    await navigator.clipboard.writeText(url)
    notify({ type: 'success', text: shareText.copied })
  } catch {
    notify({ type: 'error', text: shareText.notCopied, copyable: url })
  }
}
