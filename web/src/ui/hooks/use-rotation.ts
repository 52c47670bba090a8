import { useEffect, useEffectEvent, useState, type FocusEvent } from 'react';
import { usePageHidden } from './use-page-hidden';
import { useReducedMotion } from './use-reduced-motion';

interface Rotation {
  /** What shows now; the wait starts anew whenever it changes, also by the reader's own hand. */
  position: number;
  intervalMs: number;
  advance: (position: number) => void;
}

/**
 * What moves by itself (C27): it waits while the pointer or the keyboard is in it and while the tab is hidden, stands
 * still under reduced motion, and obeys its button before all else.
 */
export function useRotation({ position, intervalMs, advance }: Rotation) {
  const reduced = useReducedMotion();
  const pageHidden = usePageHidden();
  const [asked, setAsked] = useState<'play' | 'pause' | null>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);

  const playing = asked ? asked === 'play' : !reduced;
  const moving = playing && !pointed && !focused && !pageHidden;

  const onTime = useEffectEvent(advance);
  useEffect(() => {
    if (!moving) return undefined;
    const timer = setTimeout(() => onTime(position), intervalMs);
    return () => clearTimeout(timer);
  }, [moving, intervalMs, position]);

  return {
    /** Whether it moves whenever nothing holds it: what the button shows. */
    playing,
    /** Whether it moves just now. */
    moving,
    toggle: () => {
      setAsked(playing ? 'pause' : 'play');
      // Whoever presses Play has pointer and focus inside: the wish counts for more.
      setPointed(false);
      setFocused(false);
    },
    /** For the element that the pointer and the focus must be in to hold it. */
    holdProps: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      // A button clicked with the mouse keeps the focus when the pointer has left; only the keyboard's focus holds.
      onFocus: (event: FocusEvent<HTMLElement>) => {
        if (event.target.matches(':focus-visible')) setFocused(true);
      },
      onBlur: () => setFocused(false),
    },
  };
}

/** What there is to know and to do of a rotation. */
export type RotationState = ReturnType<typeof useRotation>;
