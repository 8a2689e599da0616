/** Ends the current task, so that the browser can handle input and paint. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
