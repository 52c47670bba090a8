import { useEffect, useRef, type RefObject } from 'react';
import { getDraft, dropDraft, storeDraft, type Writer } from '../../lib/session/draft';
import type { FormValues } from '../../lib/hydration/read-form';

const FIELDS = ['name', 'message'];

/** The storage name of a field's draft. */
const draftField = (name: string) => `contact ${name}`;

/** Restores an unsent draft when its author returns to the form. Another member does not see it. */
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

/** Text already in a field is newer than the draft, unless another member typed it. */
function fill(form: HTMLFormElement, writer: Writer, isAnothers: boolean): void {
  for (const name of FIELDS) {
    const field = textField(form, name);
    if (field && (isAnothers || field.value === '')) field.value = getDraft(writer, draftField(name));
  }
}

function keep(form: HTMLFormElement, writer: Writer): void {
  for (const name of FIELDS) storeDraft(writer, draftField(name), textField(form, name)?.value ?? '');
}

/**
 * Clears the fields that were sent, but keeps text typed in the meantime. If the reader has left the form, the draft is
 * cleared instead.
 */
export function clearSentFields(form: HTMLFormElement, writer: Writer, sent: FormValues): void {
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
