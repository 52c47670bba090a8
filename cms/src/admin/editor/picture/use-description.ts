import { useEffect, useRef, useState } from 'react';
import {
  DescribedMeanwhile,
  getDescription,
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
    } catch (error) {
      if (waiting.current === undefined) waiting.current = description;
      setProblem(explain(error));
    }
  });
  useEffect(() => () => void store(), [store]);

  return {
    /** What the library says when the field is opened. */
    openedWith,
    /** What it says with what was typed since then. */
    current: typed === undefined ? openedWith : typed,
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
