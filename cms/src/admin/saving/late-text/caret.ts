import { getTextInForm } from '../../ui/form/text-parts';

/** Where somebody is typing. */
export interface Caret {
  /** Of the field; null: in the text of an article. */
  name: string | null;
  start: number | null;
  end: number | null;
}

const isField = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

export function readCaret(): Caret | null {
  const selection = getTextInForm()?.readSelection();
  if (selection) return { name: null, start: selection.from, end: selection.to };
  const { activeElement: field } = document;
  return isField(field) && field.name !== ''
    ? { name: field.name, start: field.selectionStart, end: field.selectionEnd }
    : null;
}

/** Puts the caret back into its field, whose text has been replaced, unless the editor has gone elsewhere. */
export function putCaret({ name, start, end }: Caret): void {
  if (name === null) {
    const text = getTextInForm();
    // An open text keeps its selection itself.
    if (document.activeElement === document.body && start !== null && end !== null) text?.select(start, end);
    return;
  }
  const [field = null] = document.getElementsByName(name);
  const { activeElement } = document;
  if (!isField(field) || (activeElement !== document.body && activeElement !== field)) return;
  field.focus({ preventScroll: true });
  // Not in fields such as numbers, which have none.
  if (start !== null && (field.selectionStart !== start || field.selectionEnd !== end))
    field.setSelectionRange(start, end);
}
