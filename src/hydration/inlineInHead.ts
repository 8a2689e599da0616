import { holdPresses } from './holdPresses'
import { fail, isAtStage } from './stage'

/* The inline script in the head of each page: it runs before the page can be pressed, and before a script can fail. */
holdPresses()
addEventListener(
  'error',
  ({ target }) => {
    // The entry can't be loaded. Its imports end in main.ts.
    if (target instanceof HTMLScriptElement && target.src.startsWith(origin)) fail()
    // The early script has failed.
    if (target === window && isAtStage(/^pending/)) delete document.documentElement.dataset['stage']
  },
  true,
)
