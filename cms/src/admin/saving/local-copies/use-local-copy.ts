import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLatest } from '../../ui/use-latest';
import { getTitle, type OpenForm } from '../../ui/form/open-form';
import type { FormSession } from '../form-session';
import { renderText } from '../late-text/flush-text';
import { getSeenEdition } from '../conflicts/seen-editions';
import { failures, isWriteOf, saves } from '../write-events';
import type { CopyState } from './copy-keeper';
import { NEW } from './store';

/** Keeps a copy of what is typed and not saved, in this browser, until it is saved. */
export function useLocalCopy(form: OpenForm, session: FormSession): CopyState {
  const latest = useLatest(form);
  const { copies } = session;

  const copy = useCallback(
    (documentId = latest.current.documentId ?? NEW) => {
      copies.cancel();
      const { userId, uid, origin, values, filledWith, isModified } = latest.current;
      if (!(isModified || session.hasLateText) || userId === undefined) return;
      const edition = getSeenEdition(documentId);
      const text = { userId, uid, documentId, title: getTitle(values), edition, values };
      copies.copy(documentId === NEW ? { ...text, origin } : text, filledWith);
    },
    [copies, session, latest],
  );

  useEffect(() => {
    if (form.isModified || session.hasLateText) copies.copyLater(copy);
    // Everything was undone by hand. While a conflict is being settled, the form looks like this too.
    else if (!session.hasFailed) copies.dropLater(form.filledWith);
  });

  useEffect(
    () =>
      saves.listen((saved) => {
        if (!isWriteOf(latest.current, saved)) return;
        // What was typed since then belongs to the stored document.
        if (session.hasLateText) copy(saved.createdId);
        else copies.drop();
      }),
    [copy, copies, session, latest],
  );

  useEffect(
    () =>
      failures.listen((failed) => {
        // While a conflict is being settled, the form has the values of somebody else.
        if (isWriteOf(latest.current, failed) && copies.isDue) copy();
      }),
    [copy, copies, latest],
  );

  useEffect(() => {
    const copyDue = () => {
      if (copies.isDue) copy();
    };
    const copyNow = () => {
      renderText();
      copyDue();
    };
    // Strapi's form asks before it is left, but only once it has rendered what was typed.
    const ask = (event: Event) => {
      copyNow();
      if (latest.current.isModified) event.preventDefault();
    };
    document.addEventListener('visibilitychange', copyNow);
    window.addEventListener('beforeunload', ask);
    window.addEventListener('pagehide', copyNow);
    return () => {
      copies.keep();
      copyDue();
      document.removeEventListener('visibilitychange', copyNow);
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('pagehide', copyNow);
    };
  }, [copy, copies, latest]);

  return useSyncExternalStore(copies.listen, copies.getState);
}
