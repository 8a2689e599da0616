import { useEffect, useEffectEvent, useState } from 'react'

/** Browsers before mid-2026 remember a failed address. Chrome and Firefox name it. A query makes another. */
async function importAgain<Module>(error: unknown): Promise<Module> {
  const [address] = /https?:\S+/.exec(String(error)) ?? []
  if (address === undefined) throw error
  const imported: Promise<Module> = import(/* @vite-ignore */ `${address}?${Date.now()}`)
  return imported
}

/**
 * Loads a module when `need` is set, and after a failure again for each new `need`. React's `lazy` would
 * remember the failure. Returns undefined until then, and null after a failure.
 */
export function useLoaded<Module>(
  load: () => Promise<Module>,
  need: unknown,
  onFailure?: () => void,
): Module | null | undefined {
  const [loaded, setLoaded] = useState<Module | null>()
  const isMissing = !loaded
  const handleFailure = useEffectEvent(() => {
    setLoaded(null)
    onFailure?.()
  })
  useEffect(() => {
    if (need && isMissing)
      load()
        .catch(importAgain<Module>)
        .then(setLoaded, () => handleFailure())
  }, [load, need, isMissing])
  return loaded
}
