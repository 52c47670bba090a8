import { useEffect } from 'react';
import { createId } from '../../ui/create-id';
import { createEmitter } from '../../ui/emitter';
import { getTitle, type OpenForm, type Values } from '../../ui/form/open-form';
import { replacements } from '../../ui/form/replaced-forms';
import { useLatest } from '../../ui/use-latest';
import type { FormSession } from '../form-session';
import { getSeenEdition } from '../conflicts/seen-editions';
import { NEW, putCopy, type LocalCopy } from './store';

/** Copies of text that was in an open form until it was filled with another version. */
export const handedOver = createEmitter<LocalCopy>();

/** Keeps unsaved text as a copy without a form, to be offered again, before the form is filled with another version. */
export function useHandedOverCopy(form: OpenForm, session: FormSession): void {
  const latest = useLatest(form);
  useEffect(
    () =>
      replacements.listen((replaced) => {
        if (latest.current.documentId !== replaced) return;
        // The text goes on in a copy of its own.
        session.hasFailed = false;
        void handOver(latest.current).then((isKept) => isKept && session.copies.drop());
      }),
    [latest, session],
  );
}

/** Values of forms that were kept. A form can be filled twice in a row. */
const kept = new WeakSet<Values>();

/**
 * Keeps the unsaved text of a form, if it has any, as a copy without a form, to be offered again.
 * @returns whether the browser has stored it
 */
export async function handOver({
  userId,
  uid,
  documentId = NEW,
  origin,
  values,
  isModified,
}: OpenForm): Promise<boolean> {
  if (!isModified || userId === undefined) return false;
  if (kept.has(values)) return true;
  kept.add(values);
  const copy: LocalCopy = {
    formId: createId(),
    userId,
    uid,
    documentId,
    ...(documentId === NEW && { origin }),
    title: getTitle(values),
    edition: getSeenEdition(documentId),
    copiedAt: Date.now(),
    values,
  };
  // It is offered even if the browser stores nothing.
  handedOver.emit(copy);
  return putCopy(copy).then(
    () => true,
    () => !kept.delete(values),
  );
}
