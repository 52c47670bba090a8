import { useEffect, useRef, type RefObject } from 'react';
import { getDraft, dropDraft, keepDraft, type Writer } from '../../lib/session/draft';
import type { Typed } from '../../ui/forms/Form/read-form';

const FIELDS = ['name', 'message'];

/** The name that a field's text is kept by. */
const draftField = (name: string) => `contact ${name}`;

/** Puts back what was typed and not sent when the person comes back to the form; another person finds nothing of it. */
export function useDraft(form: RefObject<HTMLFormElement | null>, writer: Writer): void {
  const isAnothers = useRef(false);
  useEffect(() => {
    const { current } = form;
    if (!current) return undefined;
    fill(current, writer, isAnothers.current);
    return () => {
      isAnothers.current = true;
      keep(current, writer);
    };
  }, [form, writer]);
}

/** What stands in a field already was typed since, unless another has typed it. */
function fill(form: HTMLFormElement, writer: Writer, isAnothers: boolean): void {
  for (const name of FIELDS) {
    const field = textField(form, name);
    if (field && (isAnothers || field.value === '')) field.value = getDraft(writer, draftField(name));
  }
}

function keep(form: HTMLFormElement, writer: Writer): void {
  for (const name of FIELDS) keepDraft(writer, draftField(name), textField(form, name)?.value ?? '');
}

/** Empties fields whose text was sent; what was typed meanwhile stays. Whoever has left the form has its draft instead. */
export function clearSent(form: HTMLFormElement, writer: Writer, sent: Typed): void {
  for (const name of FIELDS) {
    const text = sent[name] ?? '';
    dropDraft(writer, draftField(name), text);
    const field = textField(form, name);
    if (field && field.value === text) field.value = '';
  }
}

function textField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined;
}
