import { Component, Suspense, type ReactNode } from 'react';

interface Props {
  /** Shown while its children load. */
  waiting?: ReactNode;
  /** Shown instead of children that failed. */
  failed?: ReactNode;
  /** React already logs the error to the console. */
  onFailure?: () => void;
  children: ReactNode;
}

/** Contains errors in its children, or in loading their scripts. A new `key` retries. */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure?.();
  }

  override render() {
    const { waiting = null, failed = null, children } = this.props;
    return this.state.failed ? failed : <Suspense fallback={waiting}>{children}</Suspense>;
  }
}
