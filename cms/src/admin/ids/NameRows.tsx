import { useEffect } from 'react';
import { nameCheckboxes } from './name-checkboxes';

/** In a list: says to screen readers what each of its checkboxes selects. */
export function NameRows() {
  useEffect(() => {
    const name = () => nameCheckboxes(document);
    name();
    const observer = new MutationObserver(name);
    observer.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return null;
}
