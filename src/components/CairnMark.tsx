export function CairnMark({ size }: { readonly size: number | string }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" fill="currentColor">
      <rect x={3} y={22} width={26} height={8} rx={4} />
      <rect x={6} y={12} width={17} height={8} rx={4} />
      <rect x={11.5} y={3} width={10} height={7} rx={3.5} />
    </svg>
  )
}
