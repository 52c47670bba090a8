import { useRef, useSyncExternalStore } from 'react';

/**
 * A computed style of an element, for the current window and colour scheme.
 * @param read returns a value from the element's computed style
 * @returns the element's ref and the value, which is empty until the page is interactive
 */
export function useComputedStyle<T extends HTMLElement>(read: (style: CSSStyleDeclaration) => string) {
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
