import { useEffect, useState } from 'react';

/** Somebody who has not typed or pointed for this long may have left the desk. */
const IDLE_AFTER_MS = 5 * 60_000;
const CHECKED_EVERY_MS = 15_000;
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/** Whether the editor has not used this tab for five minutes. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let usedAt = Date.now();
    const use = () => {
      usedAt = Date.now();
      setIdle(false);
    };
    const timer = window.setInterval(() => setIdle(Date.now() - usedAt >= IDLE_AFTER_MS), CHECKED_EVERY_MS);
    for (const sign of SIGNS) window.addEventListener(sign, use, { passive: true, capture: true });
    return () => {
      window.clearInterval(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, use, { capture: true });
    };
  }, []);
  return isIdle;
}
