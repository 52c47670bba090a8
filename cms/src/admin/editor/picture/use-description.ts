import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../ui/use-latest';
import type { LibraryFile } from './alternative';
import { describePicture } from './library';

/** Long enough that a sentence is not stored word by word. */
const PAUSE_MS = 1500;

/**
 * Stores a description of a picture in the media library: after a pause in typing, and at once when the field is left or
 * closed.
 */
export function useDescription(picture: LibraryFile) {
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const waiting = useRef<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const latest = useLatest(picture);

  const [store] = useState(() => async () => {
    clearTimeout(timer.current);
    const text = waiting.current;
    if (text === undefined) return;
    waiting.current = undefined;
    try {
      await describePicture(latest.current, text);
    } catch {
      waiting.current ??= text;
      setProblem('This was not stored. Leave the field again to try once more.');
    }
  });
  useEffect(() => () => void store(), [store]);

  return {
    /** What was typed for the library since the field was opened. */
    typed,
    problem,
    describe(text: string) {
      waiting.current = text;
      setTyped(text);
      setProblem(undefined);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void store(), PAUSE_MS);
    },
    storeNow: () => void store(),
  };
}
