import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { LAYOUT_NAMES } from './layout-names';

/** Strapi passes these, although it types an input as a component without properties. */
interface Props {
  name?: string;
  label?: string;
  labelAction?: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

/** The layout of an article, by name. */
export function LayoutInput({
  name = 'layoutType',
  label = '',
  labelAction,
  hint,
  required,
  disabled = false,
}: Props) {
  const { value, error, onChange } = useField<string>(name);
  return (
    <Field.Root name={name} hint={hint} error={error} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <SingleSelect
        name={name}
        value={value}
        disabled={disabled}
        onChange={(chosen: string | number) => onChange(name, String(chosen))}
      >
        {Object.entries(LAYOUT_NAMES).map(([layout, words]) => (
          <SingleSelectOption key={layout} value={layout}>
            {words}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
