import { useCallback, useSyncExternalStore } from 'react';
import { getFormCheck, onFormCheck, type FormCheck } from './form-problems';

/** The latest check of a form; undefined until there is one. */
export const useFormCheck = (key: string): FormCheck | undefined =>
  useSyncExternalStore(
    onFormCheck,
    useCallback(() => getFormCheck(key), [key]),
  );
