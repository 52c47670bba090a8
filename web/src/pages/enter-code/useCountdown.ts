import { useEffect, useState } from 'react';

/** Seconds that are left, one less each second, down to none. */
export function useCountdown() {
  const [seconds, setSeconds] = useState(0);
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const ticking = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(ticking);
  }, [isRunning]);
  return { seconds, start: setSeconds };
}
