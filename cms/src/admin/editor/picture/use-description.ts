import { useEffect, useRef, useState } from 'react';
import type { LibraryFile } from './alternative';
import { describePicture } from './library';

/** Long enough that a sentence is not stored word by word. */
const PAUSE_MS = 1500;

/**
 * Stores a description of a picture in the media library: after a pause in typing, and at once when the field is left or
 * closed.
 */
export function useDescription(picture: LibraryFile) {
  const [stored, setStored] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const waiting = useRef<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>();

  const store = async () => {
    clearTimeout(timer.current);
    const text = waiting.current;
    if (text === undefined) return;
    waiting.current = undefined;
    try {
      await describePicture(picture, text);
      setStored(text);
    } catch {
      waiting.current ??= text;
      setProblem('This was not stored. Leave the field again to try once more.');
    }
  };
  const latest = useRef(store);
  latest.current = store;
  useEffect(() => () => void latest.current(), []);

  return {
    /** What was stored in the library since the field was opened. */
    stored,
    problem,
    describe(text: string) {
      waiting.current = text;
      setProblem(undefined);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void latest.current(), PAUSE_MS);
    },
    storeNow: () => void latest.current(),
  };
}
