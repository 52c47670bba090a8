import { isForField } from '../../picture/takes-files';

/**
 * Lets a text have what is dropped on it. The library that moves the parts of lists by dragging (react-dnd) listens on the
 * window as long as there is such a list, and prevents the default of each drop of files, words or links, before the
 * text gets the event: ProseMirror leaves alone what has been prevented. Its listeners on the text see the event as it
 * was; all others see that it has been prevented.
 * @param text whose own listeners are there already
 */
export function takeDrops(text: HTMLElement): () => void {
  const hide = (event: DragEvent) => {
    if (!isForField(event))
      Object.defineProperty(event, 'defaultPrevented', { value: false, configurable: true });
  };
  const show = (event: DragEvent) => void Reflect.deleteProperty(event, 'defaultPrevented');
  text.addEventListener('drop', hide, true);
  text.addEventListener('drop', show);
  return () => {
    text.removeEventListener('drop', hide, true);
    text.removeEventListener('drop', show);
  };
}
