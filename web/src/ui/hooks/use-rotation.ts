import { useEffect, useEffectEvent, useState, type FocusEvent } from 'react';
import { usePageHidden } from './use-page-hidden';
import { useReducedMotion } from './use-reduced-motion';

interface Rotation {
  /** The current item; the delay restarts whenever it changes, also when the reader changes it. */
  position: number;
  intervalMs: number;
  advance: (position: number) => void;
}

/**
 * Automatic movement (C27): pauses while the pointer or the keyboard focus is inside and while the tab is hidden,
 * does not start under reduced motion, and always obeys its button.
 */
export function useRotation({ position, intervalMs, advance }: Rotation) {
  const reduced = useReducedMotion();
  const pageHidden = usePageHidden();
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);

  const playing = choice ? choice === 'play' : !reduced;
  const moving = playing && !pointed && !focused && !pageHidden;

  const onTime = useEffectEvent(advance);
  useEffect(() => {
    if (!moving) return undefined;
    const timer = setTimeout(() => onTime(position), intervalMs);
    return () => clearTimeout(timer);
  }, [moving, intervalMs, position]);

  return {
    /** Whether it moves when nothing pauses it; determines the button's state. */
    playing,
    /** Whether it moves at the moment. */
    moving,
    toggle: () => {
      setChoice(playing ? 'pause' : 'play');
      // The pointer and the focus are inside when the reader presses Play, and must not pause it.
      setPointed(false);
      setFocused(false);
    },
    /** Props of the element in which the pointer and the focus pause the rotation. */
    holdProps: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      // A button clicked with the mouse keeps the focus after the pointer leaves, so only keyboard focus pauses.
      onFocus: (event: FocusEvent<HTMLElement>) => {
        if (event.target.matches(':focus-visible')) setFocused(true);
      },
      onBlur: () => setFocused(false),
    },
  };
}

/** The state of a rotation, and its controls. */
export type RotationState = ReturnType<typeof useRotation>;
