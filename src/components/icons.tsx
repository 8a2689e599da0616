export function Icon({ path, size = '1.5rem' }: { readonly path: string; readonly size?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      // A pointer that moves between a control and its icon would open a closed tooltip again.
      pointerEvents="none"
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

export const MenuIcon = () => <Icon path="M4 7h16M4 12h16M4 17h16" />
export const CloseIcon = () => <Icon path="M6 6l12 12M18 6L6 18" />
export const ArrowUpIcon = () => <Icon path="M12 19V5M6 11l6-6 6 6" />
export const ArrowLeftIcon = () => <Icon path="M17 12H1M7 6l-6 6 6 6" />
export const SearchIcon = () => <Icon path="M17.5 11a6.5 6.5 0 1 1-13 0a6.5 6.5 0 0 1 13 0M16 16l4.5 4.5" />
export const ShareIcon = () => <Icon path="M12 15V3M7.5 7.5L12 3l4.5 4.5M5 12v8h14v-8" />
export const CheckIcon = () => <Icon path="M5 12.5l4.5 4.5L19 7.5" size="1.25rem" />
export const InfoIcon = () => (
  <Icon path="M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0M12 11v5M12 8h.01" size="1.25rem" />
)
export const AlertIcon = () => <Icon path="M12 3l9.5 17h-19zM12 10v4M12 17h.01" size="1.25rem" />
