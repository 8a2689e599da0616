import type { ReactNode } from 'react'

interface IconProps {
  readonly size?: string
  readonly children: ReactNode
}

/** The frame of every icon: drawn for this site on a 24 px grid, a few strokes in place of a library. */
export function Icon({ size = '1.5rem', children }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}
