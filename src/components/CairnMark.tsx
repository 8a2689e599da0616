/** From the bottom to the top. The company's mark has three stones. */
const STONES = [
  { x: 3, y: 22, width: 26, height: 8 },
  { x: 6, y: 12, width: 17, height: 8 },
  { x: 11.5, y: 3, width: 10, height: 7 },
  { x: 13.5, y: -5, width: 6, height: 6 },
]

interface CairnMarkProps {
  readonly size: number
  /** How many stones are stacked, from the bottom. At most 4. */
  readonly stones?: number
  /** The class of each stone, from the top. */
  readonly names?: readonly string[]
}

/** The company's mark, in the color of the text. */
export function CairnMark({ size, stones = 3, names }: CairnMarkProps) {
  return (
    <svg
      viewBox={stones > 3 ? '0 -6 32 38' : '0 0 32 32'}
      width={size}
      height={stones > 3 ? (size * 38) / 32 : size}
      aria-hidden="true"
      fill="currentColor"
    >
      {STONES.slice(0, stones).map((stone, index) => (
        <rect key={stone.y} {...stone} rx={stone.height / 2} className={names?.[stones - 1 - index]} />
      ))}
    </svg>
  )
}
