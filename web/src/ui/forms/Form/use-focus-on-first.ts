import { useEffect } from 'react';
import type { FormState } from './use-form';

/** A form that has come by a button of its reader's: they go on in its first field, in a dialog too. */
export function useFocusOnFirst({ formRef }: FormState): void {
  useEffect(() => formRef.current?.querySelector<HTMLInputElement>('input[name]')?.focus(), [formRef]);
}
