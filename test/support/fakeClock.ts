/** Timers that run only when the test says how much time has passed. */
export function createFakeClock() {
  const timers = new Map<number, { readonly at: number; readonly run: () => void }>()
  let now = 0
  let lastId = 0

  function nextDue(until: number): number | undefined {
    let next: number | undefined
    let earliest = until
    for (const [id, { at }] of timers) {
      // Of two due at once the one set first runs first, and a Map keeps that order.
      if (next === undefined ? at <= earliest : at < earliest) {
        next = id
        earliest = at
      }
    }
    return next
  }

  return {
    setTimeout: (handler: TimerHandler, ms = 0): number => {
      if (typeof handler === 'string') throw new TypeError('Timers run functions here, not text')
      lastId += 1
      timers.set(lastId, { at: now + ms, run: () => handler() })
      return lastId
    },

    clearTimeout: (id?: number): void => {
      if (id !== undefined) timers.delete(id)
    },

    advance: (ms: number): void => {
      const until = now + ms
      for (let id = nextDue(until); id !== undefined; id = nextDue(until)) {
        const timer = timers.get(id)
        timers.delete(id)
        now = timer?.at ?? now
        timer?.run()
      }
      now = until
    },

    waiting: (): number => timers.size,
  }
}
