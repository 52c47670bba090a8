import type { ClipboardEvent, FormEvent } from 'react';
import { plainDigits } from '../../lib/text/plain-digits';

/** Of a code. */
const LENGTH = 6;

const codeIn = (text: string) => plainDigits(text.replaceAll(/\s/g, ''));

/**
 * A field for a code. Mails are copied from with blanks around the code, and some show it in two halves: the browser would
 * cut what is pasted to six characters before the blanks are gone. Some keyboards type other digits.
 */
export const codeField = (onEdit: () => void) => ({
  maxLength: LENGTH,
  onPaste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    const { currentTarget: field } = event;
    const { selectionStart, selectionEnd, value } = field;
    const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    const room = LENGTH - (value.length - (to - from));
    const pasted = codeIn(event.clipboardData.getData('text')).slice(0, room);
    field.setRangeText(pasted, from, to, 'end');
    onEdit();
  },
  onInput({ currentTarget: field }: FormEvent<HTMLInputElement>) {
    const code = codeIn(field.value);
    if (code !== field.value) field.value = code;
    onEdit();
  },
});
