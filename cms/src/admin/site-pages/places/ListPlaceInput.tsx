import { Field } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import type { InputProps } from '../../ui/form/input-props';
import { useAdminData } from '../../ui/server/use-admin-data';
import type { SitePage } from '../site-page';
import { listPlaces } from './list-places';
import { PlaceCombobox } from './PlaceCombobox';

/** The place of a list, chosen by name instead of typed as a key. */
export function ListPlaceInput({ name = 'key', label, hint, labelAction, required, disabled }: InputProps) {
  const { value, error, onChange } = useField<string | null>(name);
  const { data: pages } = useAdminData<SitePage[]>('/admin/site-pages/list');
  const key = value ?? '';
  return (
    <Field.Root name={name} id={name} hint={hint} error={error} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <PlaceCombobox
        choices={listPlaces(pages ?? [])}
        value={key}
        unknownName={`No page has this place: ${key}`}
        placeholder="Search for a page or a list"
        loading={!pages}
        disabled={disabled}
        onChoose={(chosen) => onChange(name, chosen ?? null)}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
