import { Component, type ReactNode } from 'react'
import { focusPageTitle } from './focusPageTitle'

interface ErrorBoundaryProps {
  /** Replaces the children after an error. `retry` renders them again and focuses the title that appears. */
  readonly renderFallback?: (retry: () => void) => ReactNode
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
    if (!this.state.hasFailed) return this.props.children
    return this.props.renderFallback?.(() => this.setState({ hasFailed: false }, focusPageTitle))
  }
}
