import { useCallback, useEffect, useState } from 'react';
import type { OpenForm } from '../../ui/open-form';
import { findOpenForms } from './form-lock';
import { handedOver } from './use-handed-over-copy';
import { deleteCopy, deleteObsolete, findCopies, type LocalCopy } from './store';

interface EarlierCopies {
  copies: LocalCopy[];
  remove(copy: LocalCopy): void;
}

/** Unsaved text of this editor and document that is in no open form any more. Newest first. */
export function useEarlierCopies({ userId, uid, documentId = 'create' }: OpenForm): EarlierCopies {
  const [copies, setCopies] = useState<LocalCopy[]>([]);
  useEffect(() => {
    if (userId === undefined) return undefined;
    let isCurrent = true;
    const load = async () => {
      await deleteObsolete();
      const found = await findCopies(userId, uid, documentId);
      const open = await findOpenForms(found.map(({ formId }) => formId));
      if (isCurrent) setCopies(found.filter(({ formId }) => !open.has(formId)));
    };
    // Without storage, there is nothing to bring back.
    load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [userId, uid, documentId]);

  useEffect(
    () =>
      handedOver.listen((copy) => {
        if (copy.uid === uid && copy.documentId === documentId) setCopies((before) => [copy, ...before]);
      }),
    [uid, documentId],
  );

  const remove = useCallback(({ formId }: LocalCopy) => {
    setCopies((before) => before.filter((copy) => copy.formId !== formId));
    deleteCopy(formId).catch(() => undefined);
  }, []);
  return { copies, remove };
}
