import { useForm } from '@strapi/strapi/admin';
import { HideField } from '../../ui/form/HideField';
import { isObject } from '../../ui/is-object';
import { isUnused, type UsedBy } from './used-by';

const getValue = (values: unknown, name: string): unknown => (isObject(values) ? values[name] : undefined);

/** Hides a field while nothing uses it. A field with an error stays: otherwise nobody could mend it. */
export function UnusedField({ name, usedBy }: { name: string; usedBy: UsedBy }) {
  const isHidden = useForm(
    'UnusedField',
    ({ values, errors }) =>
      isUnused(usedBy, name, getValue(values, usedBy.choice)) && getValue(errors, name) === undefined,
  );
  return <HideField isHidden={isHidden} />;
}
