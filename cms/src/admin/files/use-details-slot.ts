import { useEffect, useState } from 'react';

/**
 * A place at the end of the fields in the media library's file details. Strapi has no extension point there: no
 * injection zone, no panel, and the component cannot be replaced. So the fields are found by their names, which no
 * other form has in this combination, and what is drawn there is ours alone. If Strapi changes them, only this part
 * is missing, and its end-to-end test fails.
 * @returns null while the details are not open
 */
export function useDetailsSlot(): HTMLElement | null {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const own = document.createElement('div');
    const place = () => {
      const fields = findFields(document);
      if (fields && own.parentElement !== fields) fields.append(own);
      setSlot(own.isConnected ? own : null);
    };
    place();
    // The details are drawn once the file is loaded, and again when Strapi loads it again.
    const observer = new MutationObserver(place);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      own.remove();
    };
  }, []);
  return slot;
}

/** The element that holds all the fields of a file. */
function findFields(page: ParentNode): Element | null {
  const [caption] = page.querySelectorAll('[role=dialog] form input[name=caption]');
  for (
    let parent = caption?.parentElement;
    parent && parent.tagName !== 'FORM';
    parent = parent.parentElement
  )
    if (parent.querySelector('input[name=name]') && parent.querySelector('input[name=alternativeText]'))
      return parent;
  return null;
}
