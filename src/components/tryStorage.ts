/** Undefined if storage is blocked or full: browsers throw then. */
export function tryStorage<Value>(access: () => Value): Value | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
