import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** Replaces the children after an error. */
  readonly fallback?: ReactNode
  /** A new value renders the children again. */
  readonly resetOn?: unknown
  readonly children: ReactNode
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean; resetOn: unknown }> {
  override state = { hasFailed: false, resetOn: this.props.resetOn }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ resetOn }: ErrorBoundaryProps, state: ErrorBoundary['state']) {
    return resetOn === state.resetOn ? null : { hasFailed: false, resetOn }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
