import { useEffect } from 'react';
import { useLatest } from '../ui/use-latest';
import type { OpenForm } from '../ui/form/open-form';

/** What an open form shows, and what it was filled with. */
export type FormValues = Pick<OpenForm, 'values' | 'filledWith'>;
type GetForm = () => FormValues & Pick<OpenForm, 'isModified'>;

/** The open forms of this tab, by document id. */
const forms = new Map<string, GetForm>();

export const isOpen = (documentId: string): boolean => forms.has(documentId);
export const isUnsaved = (documentId: string): boolean => forms.get(documentId)?.().isModified ?? false;
export const getFormValues = (documentId: string): FormValues | undefined => forms.get(documentId)?.();

/** Whether any form of this tab has unsaved text. */
export const hasUnsavedText = (): boolean => [...forms.values()].some((getForm) => getForm().isModified);

/** @returns a function that ends it */
export function registerForm(documentId: string, getForm: GetForm): () => void {
  forms.set(documentId, getForm);
  return () => {
    if (forms.get(documentId) === getForm) forms.delete(documentId);
  };
}

/** Registers a form while it is open. */
export function useRegisteredForm(form: OpenForm): void {
  const latest = useLatest(form);
  const { documentId = 'create' } = form;
  useEffect(() => registerForm(documentId, () => latest.current), [documentId, latest]);
}
