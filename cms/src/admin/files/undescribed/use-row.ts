import { useState } from 'react';
import type { UndescribedPicture } from '../../../domain/pictures/undescribed-picture';
import { DescribedMeanwhile, storeDescription } from '../../ui/pictures/descriptions';

/** What is typed for a picture, and whether it is stored. */
export function useRow({ id, name, alternativeText }: UndescribedPicture, onDone: () => void) {
  const [text, setText] = useState('');
  const [isDecorative, setDecorative] = useState(false);
  const [state, setState] = useState<'open' | 'storing' | 'done'>('open');
  const [problem, setProblem] = useState<string>();

  const store = async () => {
    const description = isDecorative ? '' : text.trim();
    if (state !== 'open' || (!isDecorative && description === '')) return;
    setState('storing');
    try {
      await storeDescription({ id, name, alternativeText }, description);
      setState('done');
      setProblem(undefined);
      // The row is disabled by then, so that the focus does not stay in it.
      setTimeout(onDone);
    } catch (error) {
      setState('open');
      setProblem(explain(error));
    }
  };
  return {
    text,
    isDecorative,
    state,
    problem,
    setText,
    setDecorative,
    store,
    reopen: () => setState('open'),
  };
}

function explain(error: unknown): string {
  if (!(error instanceof DescribedMeanwhile)) return 'This was not stored. Press Enter to try again.';
  const { by, description } = error;
  const said = description === '' ? 'marked it as decorative' : `written “${description ?? ''}”`;
  return `${by} has ${said} meanwhile. Press Enter to replace that by yours, or go on to keep it.`;
}
