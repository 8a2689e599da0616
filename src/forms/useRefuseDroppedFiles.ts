import { useEffect } from 'react'
import { hasFiles } from './hasFiles'

/** The browser would open the file in place of the page. What is typed may be dragged as ever. */
function refuse(event: DragEvent): void {
  if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}

/** While a form stands, a file that is dropped beside what takes it goes nowhere. */
export function useRefuseDroppedFiles(): void {
  useEffect(() => {
    const stopped = new AbortController()
    document.addEventListener('dragover', refuse, { signal: stopped.signal })
    document.addEventListener('drop', refuse, { signal: stopped.signal })
    return () => stopped.abort()
  }, [])
}
