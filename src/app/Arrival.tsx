import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { markAlive } from './cold'

interface ArrivalProps {
  /** Called once the page of a new address stands, to scroll and to move the focus. */
  readonly onArrived: () => void
}

/** Stands after the page, so that its effects come once the page is alive and shows what the address asks for. */
export function Arrival({ onArrived }: ArrivalProps) {
  const location = useLocation()

  useEffect(() => markAlive(document), [])

  // Not a layout effect: a closing drawer's focus trap lets go in the same commit, but after those.
  useEffect(onArrived, [onArrived, location])

  return null
}
