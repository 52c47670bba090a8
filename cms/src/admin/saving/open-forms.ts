import { useEffect } from 'react';
import { useLatest } from '../ui/use-latest';
import type { OpenForm } from '../ui/form/open-form';

/** Whether the form has unsaved text, by document id. */
const forms = new Map<string, () => boolean>();

export const isOpen = (documentId: string): boolean => forms.has(documentId);
export const isUnsaved = (documentId: string): boolean => forms.get(documentId)?.() ?? false;

/** Whether any form of this tab has unsaved text. */
export const hasUnsavedText = (): boolean => [...forms.values()].some((isModified) => isModified());

/** @returns a function that ends it */
export function registerForm(documentId: string, isModified: () => boolean): () => void {
  forms.set(documentId, isModified);
  return () => {
    if (forms.get(documentId) === isModified) forms.delete(documentId);
  };
}

/** Registers a form while it is open. */
export function useRegisteredForm(form: OpenForm): void {
  const latest = useLatest(form);
  const { documentId = 'create' } = form;
  useEffect(() => registerForm(documentId, () => latest.current.isModified), [documentId, latest]);
}
