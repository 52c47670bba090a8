import type { Values } from '../ui/form/open-form';

/** A part of a form that readers would not get. */
export interface FormProblem {
  /** Starting at the form: `['content', 2, 'url']`. */
  path: readonly (string | number)[];
  /** Names the block. */
  message: string;
  /** The same without the block, for a place beside it. */
  detail: string;
  /** Publishing waits for it, or saving if the type has no drafts; otherwise, readers get the rest. */
  refused: boolean;
}

/** The latest check of an open form. */
export interface FormCheck {
  problems: readonly FormProblem[];
  /** Problems that are not listed. */
  more: number;
  /** What was checked. */
  values: Values;
  /** What refused problems hold up. */
  waiting: 'Publishing' | 'Saving';
  /** Whether these values have been published since. */
  isPublished: boolean;
}

/** Names a form. */
export const toFormKey = (model: string, documentId: string | undefined): string =>
  `${model} ${documentId === undefined || documentId === 'create' ? '' : documentId}`;

let current: { key: string; check: FormCheck } | undefined;
const listeners = new Set<() => void>();

/** Undefined until the form has been checked. */
export const getFormCheck = (key: string): FormCheck | undefined =>
  current?.key === key ? current.check : undefined;

export function setFormCheck(key: string, check: FormCheck | undefined): void {
  current = check && { key, check };
  for (const listener of listeners) listener();
}

export function onFormCheck(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
