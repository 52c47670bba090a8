import { useEffect } from 'react';
import type { FormState } from './use-form';

/** Focuses the first field of a form that a button of the reader's has opened, also in a dialog. */
export function useFocusOnFirst({ formRef }: FormState): void {
  useEffect(() => formRef.current?.querySelector<HTMLInputElement>('input[name]')?.focus(), [formRef]);
}
