import type { ReactNode } from 'react';
import { Form } from '../../../ui/forms/Form/Form';
import { action } from '../../../ui/forms/Form/form.fixture';
import { useForm, type FormState } from '../../../ui/forms/Form/use-form';

/** The state that a form is kept in, whatever is submitted. */
export type Standing = Partial<Pick<FormState, 'problem' | 'notice' | 'isSending' | 'isBusy'>>;

interface Props {
  state?: Standing | undefined;
  says?: string;
  isDangerous?: boolean;
  beside?: ReactNode;
  children?: (form: FormState) => ReactNode;
}

/** A form that submits nothing, in one of its states. */
export function SampleForm({ state, says = action, isDangerous, beside, children }: Props) {
  const form = { ...useForm(() => undefined), ...state };
  return (
    <Form form={form} action={says} isDangerous={isDangerous} beside={beside}>
      {children?.(form)}
    </Form>
  );
}

/** The same without a button, to show a single field or a form's notice. */
export function OfForm({ state, children }: { state?: Standing; children: (form: FormState) => ReactNode }) {
  return children({ ...useForm(() => undefined), ...state });
}
