import { useForm } from '@strapi/strapi/admin';
import { styled } from 'styled-components';
import { isObject } from '../../ui/is-object';
import { describeHidden, hasValue, isUnused, type UsedBy } from './used-by';

const Line = styled.span`
  display: block;
  color: ${({ theme }) => theme.colors.neutral800};
`;

export interface HideableField {
  name: string;
  label: string;
  /** What a new entry has. */
  initial: unknown;
}

interface Props {
  usedBy: UsedBy;
  fields: readonly HideableField[];
}

/** Below the field that decides: names the hidden fields that have a value. */
export function UnusedNote({ usedBy, fields }: Props) {
  const values: unknown = useForm('UnusedNote', (form) => form.values);
  const entered = isObject(values) ? values : {};
  const hidden = fields.flatMap(({ name, label, initial }) =>
    isUnused(usedBy, name, entered[usedBy.choice]) && hasValue(entered[name], initial)
      ? [{ label, choices: usedBy.fields[name] ?? [] }]
      : [],
  );
  return (
    <span role="status">
      {describeHidden(hidden).map((line) => (
        <Line key={line}>{line}</Line>
      ))}
    </span>
  );
}
