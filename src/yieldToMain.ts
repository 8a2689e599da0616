/** Longer than between two letters of a visitor who types fast. */
const TYPING_GAP_MS = 150
/** The limit of all waits together: continuous typing must not keep the app from starting. */
const MAX_WAIT_MS = 500

let typedAt = -Infinity
// A ticked box fires no `beforeinput`.
document.addEventListener('beforeinput', () => {
  typedAt = performance.now()
})

let waited = 0

/**
 * Ends the current task, so that the browser can handle input and paint. While the visitor types, the app waits: the
 * early script answers each letter at once, and a script that runs meanwhile would delay it.
 */
export async function yieldToMain(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
  const wait = Math.min(typedAt + TYPING_GAP_MS - performance.now(), MAX_WAIT_MS - waited)
  if (wait <= 0) return
  waited += wait
  await new Promise((resolve) => setTimeout(resolve, wait)).then(yieldToMain)
}
