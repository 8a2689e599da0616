declare global {
  interface Window {
    readonly witness: ReturnType<typeof installWitness>
  }
}

/** Runs in each page before every other script, so it uses nothing outside itself. */
export function installWitness() {
  /** In sessionStorage, because an error may come while the page is left. */
  function complain(...parts: readonly unknown[]): void {
    const complaints = sessionStorage.getItem('complaints') ?? ''
    sessionStorage.setItem('complaints', `${complaints}${parts.join(' ')}\n`)
  }
  Object.assign(console, { error: complain, warn: complain })
  addEventListener('error', ({ message }) => complain(message))
  addEventListener('unhandledrejection', ({ reason }) => complain(reason))
  addEventListener('securitypolicyviolation', (event) => complain(event.violatedDirective, event.blockedURI))
  const textOf = (element: Element | null) => element?.textContent.replace(/\s+/g, ' ').trim() ?? ''
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })

  /** Its name for screen readers, label or text, without the asterisk of a required field. */
  function nameOf(element: Element | null): string {
    const label = element?.closest('label') ?? document.querySelector(`[for="${element?.id || 'none'}"]`)
    const text = (label ?? element)?.cloneNode(true)
    if (!(text instanceof Element)) return ''
    for (const hidden of text.querySelectorAll('[aria-hidden=true]')) hidden.remove()
    return (element?.getAttribute('aria-label') ?? textOf(text)).replace(/\s*\*$/, '')
  }
  const valuesOf = (selector: string) =>
    [...document.querySelectorAll<HTMLInputElement>(selector)].map(({ value }) => value)

  const background = () => getComputedStyle(document.documentElement).backgroundColor
  const firstBackground: string[] = []
  requestAnimationFrame(() => firstBackground.push(background()))

  const documentId = Math.random()
  return {
    /** The nth element shown whose name matches. None while anything moves: a driver clicks where it was. */
    find: (selector: string, name: string, nth = 0) => {
      const pattern = new RegExp(`^(?:${name})$`)
      const shown = [...document.querySelectorAll(selector)].filter(isShown)
      const element = shown.filter((candidate) => pattern.test(nameOf(candidate)))[nth] ?? null
      if (document.getAnimations().some(({ playState }) => playState === 'running')) return null
      // A driver scrolls no further than the window's edge, where the header covers it.
      element?.scrollIntoView({ block: 'center', behavior: 'instant' })
      return element
    },

    findAll: (selector: string) => [...document.querySelectorAll(selector)].filter(isShown),

    look: () => ({
      documentId,
      isHydrated: document.documentElement.dataset['stage'] === 'hydrated',
      /** By a service worker. Also true where service workers are switched off. */
      isControlled: navigator.serviceWorker?.controller !== null,
      address: location.pathname + location.search,
      title: document.title,
      focus: nameOf(document.activeElement),
      fields: valuesOf('input:not([type=checkbox]), textarea'),
      ticks: valuesOf('main :checked'),
      count: textOf(document.querySelector('main :is(output, [role=status])')),
      cards: [...document.querySelectorAll('main h3')].filter(isShown).map(textOf),
      scrollY: Math.round(scrollY),
      background: background(),
      firstBackground: firstBackground[0],
    }),
  }
}
