import { Field, Textarea, TextInput } from '@strapi/design-system';
import { useField, useFocusInputField, useForm } from '@strapi/strapi/admin';
import type { ChangeEvent } from 'react';
import type { InputProps } from '../../ui/form/input-props';
import { useLateText } from '../../ui/form/use-late-text';
import { LengthCounter } from './LengthCounter';

interface Props extends InputProps {
  /** Of the attribute: `text` has several lines. */
  type?: string;
  placeholder?: string;
}

/** A title or a description, with its length below it. */
export function CountedInput({
  name = '',
  type,
  label = '',
  labelAction,
  hint,
  placeholder,
  required,
  disabled,
}: Props) {
  const { value, error, onChange } = useField<string | null>(name);
  const isSubmitting = useForm('CountedInput', (form) => form.isSubmitting);
  const late = useLateText(value ?? '', isSubmitting, (text) => onChange(name, text === '' ? null : text));
  const ref = useFocusInputField<HTMLInputElement & HTMLTextAreaElement>(name);
  const input = {
    ref,
    name,
    placeholder,
    disabled,
    value: late.text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => late.type(target.value),
    onBlur: late.flush,
  };
  return (
    <Field.Root
      name={name}
      error={error}
      hint={
        <>
          <LengthCounter path={name} text={late.text} />
          {hint}
        </>
      }
      required={required}
    >
      <Field.Label action={labelAction}>{label}</Field.Label>
      {type === 'text' ? <Textarea {...input} /> : <TextInput {...input} type="text" />}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
