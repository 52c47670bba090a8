import { Combobox, ComboboxOption, Field } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { useAdminData } from '../../ui/server/use-admin-data';
import type { SitePage } from '../site-page';
import { listPlaces } from './list-places';

/** Strapi types the properties of inputs as optional. */
export interface PlaceProps {
  name?: string;
  label?: string;
  hint?: string;
  labelAction?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

/** The place of a list, chosen by name instead of typed as a key. */
export function ListPlaceInput({ name = 'key', label, hint, labelAction, required, disabled }: PlaceProps) {
  const { value, error, onChange } = useField<string | null>(name);
  const { data: pages } = useAdminData<SitePage[]>('/admin/site-pages/list');
  const places = listPlaces(pages ?? []);
  const key = value ?? '';
  const isKnown = key === '' || places.some(({ id }) => id === key);
  return (
    <Field.Root name={name} id={name} hint={hint} error={error} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Combobox
        value={key}
        disabled={disabled}
        autocomplete={{ type: 'list', filter: 'contains' }}
        loading={!pages}
        placeholder="Search for a page or a list"
        onChange={(chosen) => onChange(name, chosen ?? null)}
        onClear={() => onChange(name, null)}
      >
        {!isKnown && <ComboboxOption value={key}>{`No page has this place: ${key}`}</ComboboxOption>}
        {places.map((place) => (
          <ComboboxOption key={place.id} value={place.id}>
            {place.name}
          </ComboboxOption>
        ))}
      </Combobox>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
