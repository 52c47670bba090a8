import type { ReactNode } from 'react';
import { Boundary } from '../ui/base/Boundary/Boundary';

/**
 * Contains errors: a block that throws is omitted, and the rest of the article renders. In the browser the error
 * boundary handles this. On the server only a Suspense boundary can, which leaves the block for the browser to retry.
 * React logs the error in both cases.
 */
export function BlockBoundary({ children }: { children: ReactNode }) {
  return <Boundary>{children}</Boundary>;
}
