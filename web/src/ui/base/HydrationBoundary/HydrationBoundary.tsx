import {
  Children,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { awaitPart } from '../../../lib/hydration/parts';

interface Props {
  /** Shown while what it holds is on its way; never of the server's page. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * A part of the page that React hydrates by itself. Where an extension has put something of its own into the server's
 * HTML, React renders this part again and no more, and `carryOver` keeps what the reader did in it. Hooks that look into
 * the part belong into it: outside they run before it is hydrated.
 */
export function HydrationBoundary({ fallback = null, children }: Props) {
  const arrive = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    arrive.current = awaitPart();
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

/** Each of the children is such a part. */
export function HydrationBoundaries({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => child && <HydrationBoundary>{child}</HydrationBoundary>);
}
