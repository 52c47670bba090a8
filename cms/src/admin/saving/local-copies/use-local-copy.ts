import { useCallback, useEffect, useRef, useState } from 'react';
import { replacements } from '../../ui/replaced-forms';
import { useLatest } from '../../ui/use-latest';
import { getTitle, type OpenForm } from '../../ui/open-form';
import { getSeenEdition } from '../seen-editions';
import { failures, saves, type Saved } from '../write-events';
import { lockForm } from './form-lock';
import { deleteCopy, putCopy } from './store';

/** Text is copied this long after the first change since the last copy. */
const DELAY_MS = 1000;

/** When unsaved text was copied last, in milliseconds since 1970, or that it cannot be copied. */
export type CopyState = { copiedAt: number } | 'failed' | undefined;

/** Keeps a copy of what is typed and not saved, in this browser, until it is saved. */
export function useLocalCopy(form: OpenForm): CopyState {
  const [formId] = useState(() => crypto.randomUUID());
  const [state, setState] = useState<CopyState>();
  const latest = useLatest(form);
  const timer = useRef<number>();
  // Copies and deletions follow each other in order.
  const queue = useRef(Promise.resolve());
  const hasCopy = useRef(false);
  const hasFailed = useRef(false);

  useEffect(() => lockForm(formId), [formId]);

  const copy = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    const { userId, uid, documentId = 'create', values, isModified } = latest.current;
    if (!isModified || userId === undefined) return;
    hasCopy.current = true;
    const copiedAt = Date.now();
    const edition = getSeenEdition(documentId);
    const title = getTitle(values);
    queue.current = queue.current
      .then(() => putCopy({ formId, userId, uid, documentId, title, edition, copiedAt, values }))
      .then(
        () => setState({ copiedAt }),
        () => setState('failed'),
      );
  }, [formId, latest]);

  const drop = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    if (!hasCopy.current) return;
    hasCopy.current = false;
    queue.current = queue.current
      .then(() => deleteCopy(formId))
      .catch(() => undefined)
      .then(() => setState(undefined));
  }, [formId]);

  useEffect(() => {
    if (form.isModified) timer.current ??= window.setTimeout(copy, DELAY_MS);
    // Everything was undone by hand. While a conflict is being settled, the form looks like this too.
    else if (!hasFailed.current) drop();
  });

  useEffect(() => {
    const isThis = ({ documentId, model }: Saved) =>
      model === latest.current.uid && documentId === latest.current.documentId;
    const endings = [
      saves.listen((saved) => {
        if (!isThis(saved)) return;
        hasFailed.current = false;
        drop();
      }),
      failures.listen((failed) => {
        if (isThis(failed)) hasFailed.current = true;
      }),
      // The text goes on in a copy of its own.
      replacements.listen((documentId) => {
        if (documentId === latest.current.documentId) hasFailed.current = false;
      }),
    ];
    return () => {
      for (const end of endings) end();
    };
  }, [drop, latest]);

  useEffect(() => {
    const copyNow = () => {
      if (timer.current !== undefined) copy();
    };
    document.addEventListener('visibilitychange', copyNow);
    window.addEventListener('pagehide', copyNow);
    return () => {
      copyNow();
      document.removeEventListener('visibilitychange', copyNow);
      window.removeEventListener('pagehide', copyNow);
    };
  }, [copy]);

  return state;
}
