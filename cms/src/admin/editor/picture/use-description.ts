import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  DescribedMeanwhile,
  getDescription,
  listenToDescriptions,
  storeDescription,
  type Description,
  type LibraryFile,
} from '../../ui/pictures/descriptions';
import { useLatest } from '../../ui/use-latest';

/**
 * Stores a description of a picture in the media library when the field is left or closed: half a sentence would be on
 * every page with the picture.
 */
export function useDescription(picture: LibraryFile) {
  const [openedWith] = useState(() => getDescription(picture));
  // The same picture may be in several fields.
  const library = useSyncExternalStore(listenToDescriptions, () => getDescription(picture));
  const [typed, setTyped] = useState<Description>();
  const [problem, setProblem] = useState<string>();
  const waiting = useRef<Description>();
  const latest = useLatest(picture);

  const [store] = useState(() => async () => {
    const description = waiting.current;
    if (description === undefined) return;
    waiting.current = undefined;
    try {
      await storeDescription(latest.current, description);
      if (waiting.current === undefined) setTyped(undefined);
    } catch (error) {
      if (waiting.current === undefined) waiting.current = description;
      setProblem(explain(error));
    }
  });
  useEffect(() => () => void store(), [store]);

  return {
    /** What the library says when the field is opened. */
    openedWith,
    /** What it says now, with what was typed and is not stored yet. */
    current: typed === undefined ? library : typed,
    problem,
    describe(description: Description) {
      waiting.current = description;
      setTyped(description);
      setProblem(undefined);
    },
    storeNow: () => void store(),
  };
}

function explain(error: unknown): string {
  if (!(error instanceof DescribedMeanwhile))
    return 'This was not stored. Leave the field again to try once more.';
  const { by, description } = error;
  const theirs = description ? `“${description}”` : describeWithoutText(description);
  return `${by} has changed it meanwhile, to: ${theirs}. Leave the field again to replace that by yours.`;
}

/** A picture without a text is decorative, or nobody has described it. */
const describeWithoutText = (description: Description): string =>
  description === null ? 'nothing' : 'Decorative';
