import type { ClipboardEvent, FormEvent } from 'react';
import { toAsciiDigits } from '../../lib/text/ascii-digits';

/** Length of a code. */
const LENGTH = 6;

const codeIn = (text: string) => toAsciiDigits(text.replaceAll(/\s/g, ''));

/**
 * A field for the code. Text copied from emails can have spaces around or within the code, and the browser would cut
 * pasted text to six characters before they are removed. Some keyboards type digits of other scripts.
 */
export const getCodeFieldProps = (onEdit: () => void) => ({
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
