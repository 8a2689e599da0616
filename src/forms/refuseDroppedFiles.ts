/** False where text is dragged. */
export function hasFiles(transfer: DataTransfer | null): transfer is DataTransfer {
  return transfer?.types.includes('Files') ?? false
}

function refuse(event: DragEvent): void {
  if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}

/** Otherwise the browser opens the file in place of the page. Text can still be dragged. */
export function refuseDroppedFiles(): void {
  document.addEventListener('dragover', refuse)
  document.addEventListener('drop', refuse)
}
