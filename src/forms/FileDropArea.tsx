import type { DragEvent, ReactNode } from 'react'
import { hasFiles } from './hasFiles'

function allow(event: DragEvent): void {
  if (hasFiles(event.dataTransfer)) event.preventDefault()
}

interface FileDropAreaProps {
  readonly onDrop: (file: File) => void
  readonly children: ReactNode
}

/** Accepts a file that is dropped anywhere on it. Files dropped elsewhere are refused (useRefuseDroppedFiles.ts). */
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
