const ENTITIES = /&(?:amp|lt|gt|quot|#x27);/g

/**
 * How many elements and how much text a browser makes of what React rendered, counted as hydration/bodyShape.ts counts:
 * where script is on, all that stands in a `<noscript>` is text.
 */
export function shapeOfBody(html: string): string {
  let textOfNoScript = 0
  const rest = html.replace(/(?<=<noscript>).*?(?=<\/noscript>)/gs, (text) => {
    textOfNoScript += text.length
    return ''
  })
  const elements = rest.match(/<[a-z]/g)?.length ?? 0
  const text = rest
    .replace(/(<span\b[^>]*>)[^<]*/g, '$1')
    .replace(/<[^>]*>/g, '')
    .replace(ENTITIES, '.')
  return `${elements} ${text.length + textOfNoScript}`
}
