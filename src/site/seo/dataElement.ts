/** Data in a page for whoever reads it by machine. A text with `</script>` in it must not end the element. */
export function dataElement(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}
