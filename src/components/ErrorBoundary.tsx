import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** In place of what failed; nothing where it is not given. */
  readonly fallback?: ReactNode
  /** Another value tries the children again. */
  readonly resetOn?: unknown
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean
  readonly triedFor: unknown
}

/** Keeps an error of its children from taking the rest of the page along. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, triedFor: this.props.resetOn }

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps(
    { resetOn }: ErrorBoundaryProps,
    { triedFor }: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetOn === triedFor ? null : { hasFailed: false, triedFor: resetOn }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
