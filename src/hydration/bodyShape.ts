/** In `#root`'s `data-shape`: how many elements and how much text the build put into it (site/prerender/shapeOfBody.ts). */
function bodyShape(root: HTMLElement): string {
  return `${root.getElementsByTagName('*').length} ${root.textContent.length}`
}

/** Whether nothing but the site has had its hands on the page: no translator, no password manager. */
export function isAsBuilt(root: HTMLElement): boolean {
  return root.dataset['shape'] === bodyShape(root)
}
