interface IconProps {
  readonly path: string
  readonly size?: string
}

/** An icon of a few strokes on a 24 px grid. */
export function Icon({ path, size = '1.5rem' }: IconProps) {
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
      <path d={path} />
    </svg>
  )
}
