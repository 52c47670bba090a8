import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Seconds that are left, one less each second, down to none; by the clock, for timers stand still while a device sleeps. */
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

/** To the nearest: a tick comes some milliseconds late. */
const secondsUntil = (moment: number) => Math.max(0, Math.round((moment - Date.now()) / SECOND_MS));
