import { useForm, useQueryParams } from '@strapi/strapi/admin';
import { findVersionedType } from '../../../domain/history/versioned-types';
import { useUserId } from '../server/use-user-id';
import { useFormParams } from './use-form-params';

export type Values = Record<string, unknown>;

/** The form of a document, as far as keeping its text needs it. */
export interface OpenForm {
  /** The content type. */
  uid: string;
  /** Undefined for a document that was never saved, such as a duplicate. */
  documentId: string | undefined;
  /** The document of which this is a duplicate that was never saved. */
  origin: string | undefined;
  collectionType: string;
  /** Of the page's address; undefined: it has none. */
  query: object | undefined;
  userId: number | undefined;
  values: Values;
  /** The values without what was typed: another object whenever the form is filled again. */
  filledWith: Values;
  isModified: boolean;
  isSubmitting: boolean;
  /** The same function as long as the form is open. */
  setValues: (values: Values) => void;
}

const isValues = (values: object): values is Values => !Array.isArray(values);

/** Undefined for a content type whose versions are not kept. */
export function useOpenForm(): OpenForm | undefined {
  const { model, documentId, origin, collectionType } = useFormParams();
  const [{ query }] = useQueryParams<object>();
  const userId = useUserId();
  const values = useForm('useOpenForm', (form) => form.values);
  const filledWith = useForm('useOpenForm', ({ initialValues }) => initialValues);
  const isModified = useForm('useOpenForm', ({ modified }) => modified);
  const isSubmitting = useForm('useOpenForm', (form) => form.isSubmitting);
  const setValues = useForm('useOpenForm', (form) => form.setValues);
  if (!findVersionedType(model) || !isValues(values) || !isValues(filledWith)) return undefined;
  return {
    uid: model,
    documentId,
    origin,
    collectionType,
    query,
    userId,
    values,
    filledWith,
    isModified,
    isSubmitting,
    setValues,
  };
}

/** The title of a form's document; '': it has none. */
export function readTitle(values: object): string {
  const found = ['title', 'name']
    .map((field): unknown => Reflect.get(values, field))
    .find((text) => typeof text === 'string' && text !== '');
  return typeof found === 'string' ? found : '';
}

export const getTitle = (values: Values): string => readTitle(values) || 'Untitled';
