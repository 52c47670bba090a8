import { useEffect, useState } from 'react';
import type { Told } from '../../lib/api/readAnswer';

/**
 * What a question for a member came to; undefined as long as it is on its way.
 * @param ask the same function at every rendering
 */
export function useTold<T>(ask: () => Promise<Told<T>>) {
  const [told, setTold] = useState<Told<T>>();
  useEffect(() => {
    if (told) return undefined;
    let isOver = false;
    void ask().then((answer) => isOver || setTold(answer));
    return () => {
      isOver = true;
    };
  }, [ask, told]);

  return { told, again: () => setTold(undefined) };
}
