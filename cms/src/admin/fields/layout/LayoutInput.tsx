import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import type { InputProps } from '../../ui/form/input-props';
import { LAYOUT_NAMES } from './layout-names';

/** The layout of an article, by name. */
export function LayoutInput({
  name = 'layoutType',
  label = '',
  labelAction,
  hint,
  required,
  disabled = false,
}: InputProps) {
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
