import { useEffect, useRef, type RefObject } from 'react';

/** Focuses an input when its dialog opens, in which it is what people came for. */
export function useFirstFocus(): RefObject<HTMLInputElement> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return input;
}
