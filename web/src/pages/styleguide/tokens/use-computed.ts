import { useRef, useSyncExternalStore } from 'react';

/**
 * What the style sheets make of an element, in the present window and colour scheme.
 * @param read a word of the element's style as the browser computes it
 * @returns the element's ref, and the word: empty until the page is interactive
 */
export function useComputed<T extends HTMLElement>(read: (style: CSSStyleDeclaration) => string) {
  const element = useRef<T>(null);
  const word = useSyncExternalStore(
    subscribe,
    () => (element.current ? read(window.getComputedStyle(element.current)).trim() : ''),
    () => '',
  );
  return [element, word] as const;
}

function subscribe(changed: () => void): () => void {
  const scheme = window.matchMedia('(prefers-color-scheme: dark)');
  scheme.addEventListener('change', changed);
  window.addEventListener('resize', changed);
  return () => {
    scheme.removeEventListener('change', changed);
    window.removeEventListener('resize', changed);
  };
}
