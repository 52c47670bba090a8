import {
  Children,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { announcePart } from '../../../lib/hydration/parts';

interface Props {
  /** Shown while its children load; never in the server's HTML. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * A part of the page that React hydrates separately. If an extension has changed the server's HTML in it, React
 * renders only this part again, and `carryOver` keeps what the reader did there. Hooks that read the part's DOM must
 * be inside it: outside, they run before it is hydrated.
 */
export function HydrationBoundary({ fallback = null, children }: Props) {
  const arrive = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    arrive.current = announcePart();
    return arrive.current;
  }, []);
  return (
    <Suspense fallback={fallback}>
      {children}
      <Arrival arrive={arrive} />
    </Suspense>
  );
}

function Arrival({ arrive }: { arrive: RefObject<(() => void) | undefined> }) {
  useEffect(() => arrive.current?.(), [arrive]);
  return null;
}

/** Makes each child such a part. */
export function HydrationBoundaries({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => child && <HydrationBoundary>{child}</HydrationBoundary>);
}
