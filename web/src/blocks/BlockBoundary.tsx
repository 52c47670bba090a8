import { Component, Suspense, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

/**
 * Whatever goes wrong in one block stays in it: the block is left out. In the browser the error boundary does that; on
 * the server only a Suspense boundary does, which leaves the block to the browser to try again. React reports the error
 * on the console either way.
 */
export class BlockBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
