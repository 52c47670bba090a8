import { Component, Suspense, type ReactNode } from 'react';

interface Props {
  /** Shown while what it holds is on its way. */
  waiting?: ReactNode;
  /** Shown in the place of what failed. */
  failed?: ReactNode;
  /** React reports the error on the console by itself. */
  onFailure?: () => void;
  children: ReactNode;
}

/** Whatever goes wrong in it, or in fetching its script, stays in it. A new `key` lets it try again. */
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
