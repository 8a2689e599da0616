import { useEffect } from 'react'

/** False where text is dragged. */
export function hasFiles(transfer: DataTransfer | null): transfer is DataTransfer {
  return transfer?.types.includes('Files') ?? false
}

/** Otherwise the browser opens the file in place of the page. Text can still be dragged. */
function refuse(event: DragEvent): void {
  if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}

export function useRefuseDroppedFiles(): void {
  useEffect(() => {
    const controller = new AbortController()
    document.addEventListener('dragover', refuse, { signal: controller.signal })
    document.addEventListener('drop', refuse, { signal: controller.signal })
    return () => controller.abort()
  }, [])
}
