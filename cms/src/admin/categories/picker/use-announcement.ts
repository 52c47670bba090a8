import { useEffect, useState } from 'react';

/** Screen readers should not hear of each key. */
const PAUSE_MS = 700;

/** A text for a live region, which changes only after a pause. */
export function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}
