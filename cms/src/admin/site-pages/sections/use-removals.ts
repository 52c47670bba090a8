import { useEffect, useRef, useState, type RefObject } from 'react';
import { TAKE_OUT } from './Card';

interface Removals {
  /** Around the cards and what adds one. */
  root: RefObject<HTMLDivElement>;
  /** For screen readers. */
  announced: string;
  /** Call it with the place of a card before the card goes. */
  noteRemoval: (index: number, name: string) => void;
}

/**
 * When a card is taken out with the keyboard, its button goes too: the focus moves to that of the next card, and after the
 * last to what adds one.
 * @param announce what screen readers say of it
 */
export function useRemovals(announce: (name: string) => string): Removals {
  const root = useRef<HTMLDivElement>(null);
  const removed = useRef<number>();
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const index = removed.current;
    removed.current = undefined;
    if (index === undefined || !root.current) return;
    const buttons = [...root.current.querySelectorAll<HTMLElement>(`[${TAKE_OUT}]`)];
    (buttons[index] ?? buttons.at(-1) ?? root.current.querySelector<HTMLElement>('input, a'))?.focus();
  });
  return {
    root,
    announced,
    noteRemoval(index, name) {
      removed.current = index;
      setAnnounced(announce(name));
    },
  };
}
