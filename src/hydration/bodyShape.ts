/**
 * In `#root`'s `data-shape`: how many elements and how much text the build put into it (site/prerender/shapeOfBody.ts).
 * Without what a `<span>` begins with: all that the early list writes stands there.
 */
function bodyShape(root: HTMLElement): string {
  let text = root.textContent.length
  for (const { firstChild } of root.getElementsByTagName('span')) {
    if (firstChild instanceof Text) text -= firstChild.length
  }
  return `${root.getElementsByTagName('*').length} ${text}`
}

/** Whether nothing but the site has had its hands on the page: no translator, no password manager. */
export function isAsBuilt(root: HTMLElement): boolean {
  return root.dataset['shape'] === bodyShape(root)
}
