import type { ReactNode } from 'react';
import { Form } from '../../../ui/form/Form';
import { useForm, type FormState } from '../../../ui/form/useForm';

interface Props {
  /** In which it stands, whatever it is sent. */
  state?: Partial<Pick<FormState, 'problem' | 'notice' | 'isSending' | 'isBusy'>>;
  action?: string;
  isDangerous?: boolean;
  children?: (form: FormState) => ReactNode;
}

/** A form that sends nothing, in one of its states. */
export function SampleForm({ state, action = 'Send', isDangerous, children }: Props) {
  const form = { ...useForm(() => undefined), ...state };
  return (
    <Form form={form} action={action} isDangerous={isDangerous}>
      {children?.(form)}
    </Form>
  );
}
