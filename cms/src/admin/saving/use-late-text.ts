import { useEffect, useLayoutEffect, useRef } from 'react';
import type { OpenForm } from '../ui/open-form';
import { followSave, type SaveInProgress } from './late-text';
import { loads } from './write-events';

/** After a save, Strapi loads the document again: from then on, nothing fills the form any more. */
const SETTLED_MS = 2000;

/** Keeps what is typed while a form is being saved. */
export function useLateText({ documentId, values, filledWith, isSubmitting, setValues }: OpenForm): void {
  const save = useRef<SaveInProgress>();
  const timer = useRef<number>();

  useEffect(
    () =>
      loads.listen((loaded) => {
        if (loaded !== documentId || !save.current) return;
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(() => {
          save.current = undefined;
        }, SETTLED_MS);
      }),
    [documentId],
  );

  useLayoutEffect(() => {
    if (isSubmitting && !save.current) save.current = { sent: values, typed: values, filledWith };
    if (!save.current) return;
    if (isSubmitting) window.clearTimeout(timer.current);
    const { state, restored } = followSave(save.current, values, filledWith);
    save.current = state;
    if (restored) setValues(restored);
  }, [values, filledWith, isSubmitting, setValues]);
}
