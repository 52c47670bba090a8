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
    // Unlike what sets the value, it replaces what is selected, can be undone, and is told to React.
    document.execCommand('insertText', false, plain);
  };
  field.addEventListener('beforeinput', onBeforeInput);
  return () => field.removeEventListener('beforeinput', onBeforeInput);
}
