import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** The seconds left, counted down to zero. Measured by the clock, because timers pause while a device sleeps. */
export function useCountdown() {
  const [{ seconds, ends }, setState] = useState({ seconds: 0, ends: 0 });
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const tick = () => setState({ seconds: secondsUntil(ends), ends });
    const ticking = setInterval(tick, SECOND_MS);
    return () => clearInterval(ticking);
  }, [isRunning, ends]);
  return {
    seconds,
    start: (wait: number) => setState({ seconds: wait, ends: Date.now() + wait * SECOND_MS }),
  };
}

/** Rounded to the nearest second, because a tick arrives some milliseconds late. */
const secondsUntil = (moment: number) => Math.max(0, Math.round((moment - Date.now()) / SECOND_MS));
