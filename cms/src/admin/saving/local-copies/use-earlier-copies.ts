import { useCallback, useEffect, useState } from 'react';
import type { OpenForm } from '../../ui/form/open-form';
import { findOpenForms } from './form-lock';
import { handedOver } from './use-handed-over-copy';
import { deleteCopy, deleteObsolete, findCopies, NEW, type LocalCopy } from './store';

interface EarlierCopies {
  copies: LocalCopy[];
  /** The copy is no longer offered. */
  hide(copy: LocalCopy): void;
  remove(copy: LocalCopy): void;
}

/**
 * Unsaved text of this editor and document that is in no open form any more, newest first. A duplicate takes that of the
 * same original, a new document that of any.
 * @param formId of this form
 */
export function useEarlierCopies(
  { userId, uid, documentId = NEW, origin }: OpenForm,
  formId: string,
): EarlierCopies {
  const [copies, setCopies] = useState<LocalCopy[]>([]);
  useEffect(() => {
    if (userId === undefined) return undefined;
    let isCurrent = true;
    const load = async () => {
      await deleteObsolete();
      const found = await findCopies(userId, uid, documentId);
      const open = await findOpenForms(found.map(({ formId }) => formId));
      const closed = found.filter((copy) => copy.formId !== formId && !open.has(copy.formId));
      if (isCurrent) setCopies(closed.filter((copy) => origin === undefined || copy.origin === origin));
    };
    // Without storage, there is nothing to bring back.
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [userId, uid, documentId, origin, formId]);

  useEffect(
    () =>
      handedOver.listen((copy) => {
        if (copy.uid === uid && copy.documentId === documentId) setCopies((before) => [copy, ...before]);
      }),
    [uid, documentId],
  );

  const hide = useCallback(({ formId: hidden }: LocalCopy) => {
    setCopies((before) => before.filter((copy) => copy.formId !== hidden));
  }, []);
  const remove = useCallback(
    (removed: LocalCopy) => {
      hide(removed);
      deleteCopy(removed.formId).catch(() => undefined);
    },
    [hide],
  );
  return { copies, hide, remove };
}
