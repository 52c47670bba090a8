import { useEffect, useState } from 'react';

/** Delays one action at a time: a later one replaces it, and unmounting cancels it. */
interface Delay {
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
