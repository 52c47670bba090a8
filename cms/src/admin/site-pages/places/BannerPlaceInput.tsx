import { Field } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { InputProps } from '../../ui/form/input-props';
import { useAdminData } from '../../ui/server/use-admin-data';
import { useLatest } from '../../ui/use-latest';
import type { SitePage } from '../site-page';
import { findChoice, listBannerPlaces, toBannerId, toCategoryChoice, type StoredPlace } from './list-places';
import { PlaceCombobox } from './PlaceCombobox';

interface Suggestions {
  targets: { kind: string; title: string; path: string }[];
}

const LEAST_CHARACTERS = 2;
const NO_PAGES: SitePage[] = [];

/** The place of a banner, chosen by name: it stands for the two fields that are stored, `type` and `category`. */
export function BannerPlaceInput({ name = 'category', label, hint, labelAction, disabled }: InputProps) {
  const type = useField<string | null>('type');
  const category = useField<string | null>(name);
  const position = useField<number | null>('position');
  const { data: pages = NO_PAGES } = useAdminData<SitePage[]>('/admin/site-pages/list');
  /** A new banner gets the place in which *Add a banner* was pressed. */
  const [search] = useSearchParams();
  const [isTouched, setTouched] = useState(false);
  const [typed, setTyped] = useState('');
  const stored = { type: type.value ?? '', category: category.value ?? null };
  const own = stored.category ?? '';
  const found = useCategories(typed);
  const choices = [
    ...listBannerPlaces(pages),
    ...found.map(({ slug, title }) => toCategoryChoice(slug, title)),
  ];
  const choice = findChoice(choices, stored);
  const isEmpty = stored.type === '' && own === '';
  const store = (place: StoredPlace | undefined) => {
    type.onChange('type', place?.type ?? null);
    category.onChange(name, place?.category ?? null);
  };
  const choose = (id: string | undefined) => {
    setTouched(true);
    store(choices.find((one) => one.id === id)?.place);
  };
  // Strapi may fill the form of a new banner more than once.
  const asked =
    isEmpty && !isTouched ? choices.find(({ id }) => id === search.get('place'))?.place : undefined;
  const latestPlace = useLatest((place: StoredPlace) => {
    store(place);
    // After the banners that the place has: a banner goes out as soon as it is saved.
    const after = Number(search.get('position'));
    if (Number.isInteger(after) && !position.value) position.onChange('position', after);
  });
  useEffect(() => {
    if (asked) latestPlace.current(asked);
  }, [asked, latestPlace]);
  const isCategoryPage = !choice && stored.type === 'category' && own !== '';
  return (
    <Field.Root name={name} id={name} hint={hint} error={type.error ?? category.error} required>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <PlaceCombobox
        choices={choices}
        value={choice?.id ?? (isEmpty ? '' : toBannerId(stored))}
        unknownName={
          isCategoryPage
            ? toCategoryChoice(own, own).name
            : `No page has this place: ${[stored.type, own].filter(Boolean).join(', ')}`
        }
        placeholder="Search for a page, a place or a category"
        disabled={disabled}
        onTyped={setTyped}
        onChoose={choose}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

/** Categories whose names have what was typed. */
function useCategories(typed: string): { slug: string; title: string }[] {
  const words = typed.trim();
  const { data } = useAdminData<Suggestions>(
    words.length >= LEAST_CHARACTERS ? `/admin/links?q=${encodeURIComponent(words.slice(0, 100))}` : null,
  );
  return (data?.targets ?? []).flatMap(({ kind, title, path }) => {
    const slug = path.split('/').at(-1);
    return kind === 'category' && slug ? [{ slug, title }] : [];
  });
}
