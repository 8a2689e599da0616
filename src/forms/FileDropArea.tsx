import type { DragEvent, ReactNode } from 'react'
import { hasFiles } from './hasFiles'

function allow(event: DragEvent): void {
  if (hasFiles(event.dataTransfer)) event.preventDefault()
}

interface FileDropAreaProps {
  readonly onDrop: (file: File) => void
  readonly children: ReactNode
}

/** Takes a file that is dropped anywhere on it; one dropped elsewhere goes nowhere (`FormSheet`). */
export function FileDropArea({ onDrop, children }: FileDropAreaProps) {
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
