import { cloneElement, type ReactElement } from 'react'

interface TipProps {
  /** The child's accessible name, for eyes; nothing is shown without one. */
  readonly title: string | undefined
  /** A control without a text of its own; it must hand `data-tip` on to its element. */
  readonly children: ReactElement<{ 'data-tip'?: string | undefined }>
}

/** Marks a control for the one `TipLayer`, which shows the tip: the control itself is never touched again. */
export function Tip({ title, children }: TipProps) {
  return cloneElement(children, { 'data-tip': title })
}
