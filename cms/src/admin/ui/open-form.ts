import { unstable_useContentManagerContext, useForm } from '@strapi/strapi/admin';
import { findVersionedType } from '../../domain/history/versioned-types';
import { useUserId } from './use-user-id';

export type Values = Record<string, unknown>;

/** The form of a document, as far as keeping its text needs it. */
export interface OpenForm {
  /** The content type. */
  uid: string;
  /** Undefined for a document that was never saved. */
  documentId: string | undefined;
  collectionType: string;
  userId: number | undefined;
  values: Values;
  /** The values without what was typed: another object whenever the form is filled again. */
  filledWith: object;
  isModified: boolean;
  isSubmitting: boolean;
  setValues(values: Values): void;
}

const isValues = (values: object): values is Values => !Array.isArray(values);

/** Undefined for a content type whose versions are not kept. */
export function useOpenForm(): OpenForm | undefined {
  const { model, id, collectionType } = unstable_useContentManagerContext();
  const userId = useUserId();
  const values = useForm('useOpenForm', (form) => form.values);
  const filledWith = useForm('useOpenForm', ({ initialValues }) => initialValues);
  const isModified = useForm('useOpenForm', ({ modified }) => modified);
  const isSubmitting = useForm('useOpenForm', (form) => form.isSubmitting);
  const setValues = useForm('useOpenForm', (form) => form.setValues);
  if (!findVersionedType(model) || !isValues(values)) return undefined;
  return {
    uid: model,
    documentId: id === 'create' ? undefined : id,
    collectionType,
    userId,
    values,
    filledWith,
    isModified,
    isSubmitting,
    setValues,
  };
}

export function getTitle({ title, name }: Values): string {
  const found = [title, name].find((text) => typeof text === 'string' && text !== '');
  return typeof found === 'string' ? found : 'Untitled';
}
