const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** XML 1.0 can't contain these. They come with texts pasted from documents. */
// oxlint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** Escapes a text for an element or a quoted attribute, in HTML and XML. */
export function escapeMarkup(text: string): string {
  return text.replace(UNWRITABLE, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
}
