import { useEffect, useState } from 'react';

/** One thing at a time that waits to be done: a later one takes its place, and none outlives its component. */
export interface Delay {
  start(action: () => void, ms: number): void;
  cancel(): void;
}

export function useDelay(): Delay {
  const [delay] = useState(createDelay);
  useEffect(() => () => delay.cancel(), [delay]);
  return delay;
}

function createDelay(): Delay {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    start(action, ms) {
      clearTimeout(timer);
      timer = setTimeout(action, ms);
    },
    cancel: () => clearTimeout(timer),
  };
}
