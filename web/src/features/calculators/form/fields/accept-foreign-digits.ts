import { toAsciiDigits } from '../../../../lib/text/ascii-digits';

/**
 * A field of type `number` drops digits that the browser does not support, or treats the value as invalid. Inserts
 * ASCII digits instead. A ref of the field.
 */
export function acceptForeignDigits(field: HTMLInputElement | null) {
  if (!field) return undefined;
  const onBeforeInput = (event: InputEvent) => {
    const { data, isComposing } = event;
    const plain = toAsciiDigits(data ?? '');
    if (isComposing || plain === (data ?? '')) return;
    event.preventDefault();
    insert(plain);
  };
  // Input from an IME cannot be cancelled. When composition ends, Chromium drops such digits, except full-width ones.
  let before = '';
  const onCompositionStart = () => {
    before = field.value;
  };
  const onCompositionEnd = ({ data }: CompositionEvent) => {
    const plain = toAsciiDigits(data);
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

/** Unlike setting the value, this replaces the selection, can be undone, and notifies React. */
const insert = (text: string) => document.execCommand('insertText', false, text);
