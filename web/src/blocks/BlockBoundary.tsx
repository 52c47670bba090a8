import type { ReactNode } from 'react';
import { Boundary } from '../ui/base/Boundary/Boundary';

/**
 * Whatever goes wrong in one block stays in it: the block is left out. In the browser the error boundary does that; on
 * the server only a Suspense boundary does, which leaves the block to the browser to try again. React reports the error
 * on the console either way.
 */
export function BlockBoundary({ children }: { children: ReactNode }) {
  return <Boundary>{children}</Boundary>;
}
