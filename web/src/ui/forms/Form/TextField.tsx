import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Field } from './Field';
import type { FormState } from './use-form';

interface Props extends Omit<ComponentPropsWithoutRef<'input'>, 'form' | 'id' | 'className' | 'children'> {
  form: FormState;
  name: string;
  label: string;
  hint?: ReactNode;
}

/** One line of text, aligned by the direction of its script. */
export function TextField({ form, name, label, hint, ...input }: Props) {
  return (
    <Field form={form} name={name} label={label} hint={hint}>
      {(control) => <input type="text" dir="auto" {...input} {...control} />}
    </Field>
  );
}
