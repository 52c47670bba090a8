import type { ReactNode } from 'react';
import { Form } from '../../../ui/forms/Form/Form';
import { action } from '../../../ui/forms/Form/form.fixture';
import { useForm, type FormState } from '../../../ui/forms/Form/use-form';

/** The state that a form is kept in, whatever is submitted. */
export type SampleFormState = Partial<Pick<FormState, 'problem' | 'notice' | 'isSending' | 'isBusy'>>;

interface Props {
  state?: SampleFormState | undefined;
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
export function SampleFields({
  state,
  children,
}: {
  state?: SampleFormState;
  children: (form: FormState) => ReactNode;
}) {
  return children({ ...useForm(() => undefined), ...state });
}
