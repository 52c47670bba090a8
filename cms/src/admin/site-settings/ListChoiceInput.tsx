import { Field, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { getListChoice, LIST_CHOICES, type ListChoice } from '../../domain/site/link-lists';
import type { InputProps } from '../ui/form/input-props';
import { DEFAULT_ROWS } from './default-links';
import { toList } from './list-choices';

const NAMES: Readonly<Record<ListChoice, string>> = {
  usual: 'The usual links',
  own: 'My own',
  none: 'None',
};

/**
 * What readers see in place of a list of links. One's own begin with the usual ones, to be changed. The label is a
 * heading: the rows of the list below have headings of their own.
 */
export function ListChoiceInput({ name = '', label, labelAction, hint, disabled = false }: InputProps) {
  const list = toList(name);
  const choice = useField<string | null>(name);
  const links = useField<unknown[] | null>(list);
  const entered = links.value ?? [];
  const choose = (chosen: string | number) => {
    choice.onChange(name, String(chosen));
    const usual = DEFAULT_ROWS[list];
    if (chosen === 'own' && entered.length === 0 && usual) links.onChange(list, structuredClone([...usual]));
  };
  return (
    <Field.Root name={name} id={name} hint={hint} error={choice.error}>
      <Typography tag="h2">
        <Field.Label action={labelAction}>{label}</Field.Label>
      </Typography>
      <SingleSelect
        name={name}
        value={getListChoice(choice.value, entered)}
        disabled={disabled}
        onChange={choose}
      >
        {LIST_CHOICES.map((one) => (
          <SingleSelectOption key={one} value={one}>
            {NAMES[one]}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
