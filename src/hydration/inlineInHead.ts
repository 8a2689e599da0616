import { holdPresses } from './holdPresses'
import { fail, isAtStage, isEarly } from './stage'

/* The inline script in the head of each page: it runs before the page can be pressed, and before a script can fail. */
holdPresses()
addEventListener(
  'error',
  ({ target, filename }) => {
    const entry = document.querySelector<HTMLScriptElement>('script[type=module][src^="/"]')
    // The entry can't be loaded or parsed. main.ts handles its imports. Scripts that a host adds have another type.
    if (entry && isEarly() && (target === entry || filename === entry.src)) fail()
    // The early script has failed: the plain list appears.
    if (target === window && isAtStage(/query/)) delete document.documentElement.dataset['stage']
  },
  true,
)
