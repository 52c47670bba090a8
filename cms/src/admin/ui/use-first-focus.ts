import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Focuses an input when it appears, such as the one for which people have opened a dialog.
 * @param isWanted decides when the input appears
 */
export function useFirstFocus<T extends HTMLElement = HTMLInputElement>(isWanted = true): RefObject<T> {
  const input = useRef<T>(null);
  const [takesFocus] = useState(isWanted);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return input;
}
