import { holdPresses } from './holdPresses'
import { fail, isAtStage } from './stage'

/* The inline script in the head of each page: it runs before the page can be pressed, and before a script can fail. */
holdPresses()
addEventListener(
  'error',
  ({ target }) => {
    // The entry can't be loaded. main.ts handles its imports. Scripts that a host adds have another type.
    if (target instanceof HTMLScriptElement && target.type === 'module' && target.src.startsWith(origin))
      fail()
    // The early script has failed: the plain list appears.
    if (target === window && isAtStage(/query/)) delete document.documentElement.dataset['stage']
  },
  true,
)
