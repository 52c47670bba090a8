import { useEffect, useState } from 'react';
import { LateWrite } from './late-write';
import { useLatest } from '../use-latest';

/** What was typed and the form does not have yet, and the value of the form over which it was typed. */
interface Typed {
  text: string;
  over: string;
}

interface LateText {
  /** What the field shows. */
  text: string;
  /** Something was typed. */
  type: (text: string) => void;
  /** Passes on to the form what waits: somebody leaves the field. */
  flush: () => void;
}

/**
 * The text of a field that its form follows after a pause. The first key after one is passed on at once, so that a form
 * is known to be changed.
 * @param value the form's; another one than was typed over replaces what waits
 * @param isAtOnce each key is passed on: the form is being saved, and may be replaced by another at any moment
 */
export function useLateText(value: string, isAtOnce: boolean, change: (text: string) => void): LateText {
  const [typed, setTyped] = useState<Typed>();
  const [writing] = useState(() => new LateWrite());
  const latest = useLatest({ value, change });
  useEffect(() => writing.now, [writing]);

  const pass = ({ text, over }: Typed) => {
    setTyped(undefined);
    if (over === latest.current.value) latest.current.change(text);
  };
  return {
    text: typed?.over === value ? typed.text : value,
    type: (text) => {
      const next = { text, over: value };
      if (isAtOnce || !writing.isWaiting) {
        pass(next);
        writing.later(nothing);
      } else {
        setTyped(next);
        writing.later(() => pass(next));
      }
    },
    flush: writing.now,
  };
}

const nothing = (): void => undefined;
