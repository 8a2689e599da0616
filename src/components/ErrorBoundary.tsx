import { Component, type ComponentType, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** Rendered in place of the children after an error. By default nothing. */
  readonly fallback?: ReactNode
  /** A fallback that can render the children again. */
  readonly FallbackComponent?: ComponentType<{ readonly onRetry: () => void }>
  /** A new value renders the children again. */
  readonly resetOn?: unknown
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean
  readonly resetOn: unknown
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, resetOn: this.props.resetOn }

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps(
    { resetOn }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetOn === state.resetOn ? null : { hasFailed: false, resetOn }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    const { fallback, FallbackComponent } = this.props
    if (!FallbackComponent) return fallback
    return <FallbackComponent onRetry={() => this.setState({ hasFailed: false })} />
  }
}
