import type { ReactNode } from 'react';
import { Form } from '../../../ui/forms/Form/Form';
import { action } from '../../../ui/forms/Form/form.fixture';
import { useForm, type FormState } from '../../../ui/forms/Form/use-form';

/** In which a form stands, whatever it is sent. */
export type Standing = Partial<Pick<FormState, 'problem' | 'notice' | 'isSending' | 'isBusy'>>;

interface Props {
  state?: Standing | undefined;
  says?: string;
  isDangerous?: boolean;
  beside?: ReactNode;
  children?: (form: FormState) => ReactNode;
}

/** A form that sends nothing, in one of its states. */
export function SampleForm({ state, says = action, isDangerous, beside, children }: Props) {
  const form = { ...useForm(() => undefined), ...state };
  return (
    <Form form={form} action={says} isDangerous={isDangerous} beside={beside}>
      {children?.(form)}
    </Form>
  );
}

/** The same without a button: what one field, or one notice of a form, looks like. */
export function OfForm({ state, children }: { state?: Standing; children: (form: FormState) => ReactNode }) {
  return children({ ...useForm(() => undefined), ...state });
}
