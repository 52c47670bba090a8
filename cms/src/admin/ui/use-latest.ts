import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The value of the last render, for what runs later: a timer or a listener. */
export function useLatest<T>(value: T): RefObject<T> & { current: T } {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
