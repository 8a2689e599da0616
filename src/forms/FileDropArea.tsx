import { useEffect, type DragEvent, type ReactNode } from 'react'

const hasFiles = (transfer: DataTransfer | null): transfer is DataTransfer =>
  transfer?.types.includes('Files') ?? false

/** The browser would open the file in place of the page. What is typed may be dragged as ever. */
function refuse(event: globalThis.DragEvent): void {
  if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}

function allow(event: DragEvent): void {
  if (hasFiles(event.dataTransfer)) event.preventDefault()
}

interface FileDropAreaProps {
  readonly onDrop: (file: File) => void
  readonly children: ReactNode
}

/** Takes a file that is dropped anywhere on it. While it stands, one dropped elsewhere on the page goes nowhere. */
export function FileDropArea({ onDrop, children }: FileDropAreaProps) {
  useEffect(() => {
    const stopped = new AbortController()
    document.addEventListener('dragover', refuse, { signal: stopped.signal })
    document.addEventListener('drop', refuse, { signal: stopped.signal })
    return () => stopped.abort()
  }, [])

  function handleDrop(event: DragEvent): void {
    const [file] = event.dataTransfer.files
    if (!file) return
    event.preventDefault()
    onDrop(file)
  }

  return (
    <div onDragOver={allow} onDrop={handleDrop}>
      {children}
    </div>
  )
}
