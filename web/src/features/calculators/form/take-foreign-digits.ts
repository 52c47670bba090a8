import { plainDigits } from '../../../lib/text/plain-digits';

/**
 * A field of the type `number` leaves out digits that its browser does not know, or takes them for no number: they are
 * typed as plain ones instead. A ref of the field.
 */
export function takeForeignDigits(field: HTMLInputElement | null) {
  if (!field) return undefined;
  const onBeforeInput = (event: InputEvent) => {
    const { data, isComposing } = event;
    const plain = plainDigits(data ?? '');
    if (isComposing || plain === (data ?? '')) return;
    event.preventDefault();
    insert(plain);
  };
  // What a keyboard composes cannot be stopped: Chromium drops such digits at the end, but for full-width ones.
  let before = '';
  const onCompositionStart = () => {
    before = field.value;
  };
  const onCompositionEnd = ({ data }: CompositionEvent) => {
    const plain = plainDigits(data);
    const isDropped = field.value === before && !field.validity.badInput;
    if (plain !== data && isDropped) insert(plain);
  };
  field.addEventListener('beforeinput', onBeforeInput);
  field.addEventListener('compositionstart', onCompositionStart);
  field.addEventListener('compositionend', onCompositionEnd);
  return () => {
    field.removeEventListener('beforeinput', onBeforeInput);
    field.removeEventListener('compositionstart', onCompositionStart);
    field.removeEventListener('compositionend', onCompositionEnd);
  };
}

/** Unlike what sets the value, it replaces what is selected, can be undone, and is told to React. */
const insert = (text: string) => document.execCommand('insertText', false, text);
