type TextField = HTMLInputElement | HTMLTextAreaElement;

interface Selection {
  start: number;
  end: number;
  direction: 'forward' | 'backward' | 'none' | undefined;
}

/**
 * @param removed a field that is no longer in the page
 * @param successor the field that replaced it
 * @returns the selection in the removed field
 */
export function readSelection(removed: TextField, successor: TextField): Selection | null {
  const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = removed;
  return start === null || end === null
    ? probeSelection(removed, successor)
    : { start, end, direction: direction ?? undefined };
}

/**
 * Types such as `email` and `number` hide their selection from scripts. Browsers restore it when the field is focused
 * again, so a digit that is inserted there reveals its position. The field is discarded afterwards.
 */
function probeSelection(removed: TextField, successor: TextField): Selection | null {
  const { value } = removed;
  const marker = '1234567890'.split('').find((digit) => !value.includes(digit));
  if (!marker) return null;
  removed.removeAttribute('maxlength');
  removed.addEventListener('input', (event) => event.stopPropagation());
  successor.before(removed);
  removed.focus({ preventScroll: true });
  // Deprecated, but nothing else inserts at a selection that scripts cannot read.
  document.execCommand('insertText', false, marker);
  removed.remove();
  const start = removed.value.indexOf(marker);
  const selectedLength = value.length + 1 - removed.value.length;
  return start < 0 ? null : { start, end: start + selectedLength, direction: undefined };
}

/**
 * A field whose type does not support selections accepts one as a text field, and keeps it when its type is restored.
 */
export function restoreSelection(field: TextField, { start, end, direction }: Selection): void {
  const type = field.getAttribute('type');
  const isRefused = field.selectionStart === null;
  if (isRefused) field.setAttribute('type', 'text');
  field.setSelectionRange(start, end, direction);
  if (isRefused && type) field.setAttribute('type', type);
}
