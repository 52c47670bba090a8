import { useEffect, type RefObject } from 'react';
import { readForm } from '../../ui/form/readForm';
import { keepDraft, keptDraft } from './draft';

/** Puts back what was typed and not sent when the person comes back to the form. */
export function useDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const { current } = form;
    if (!current) return undefined;
    fill(current, keptDraft());
    return () => keepDraft(readForm(current));
  }, [form]);
}

/** What stands in a field already was typed since. */
function fill(form: HTMLFormElement, draft: Record<string, string>): void {
  for (const [name, text] of Object.entries(draft)) {
    const field = form.elements.namedItem(name);
    if (isTextField(field) && field.value === '') field.value = text;
  }
}

/** Empties fields whose text was sent; what was typed meanwhile stays. Whoever has left the form has its draft instead. */
export function clearSent(form: HTMLFormElement, sent: Record<string, string | undefined>): void {
  const left = Object.entries(keptDraft()).filter(([name, text]) => text !== sent[name]);
  keepDraft(Object.fromEntries(left));
  for (const [name, text] of Object.entries(sent)) {
    const field = form.elements.namedItem(name);
    if (isTextField(field) && field.value === text) field.value = '';
  }
}

const isTextField = (field: Element | RadioNodeList | null) =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
