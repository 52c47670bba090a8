import type { StrapiApp } from '@strapi/strapi/admin';
import { withInput } from '../../ui/form/layout-fields';

/** The parts of the layout of a form used here. */
interface Field {
  name: string;
  attribute: object;
}
interface Edited {
  layout: { layout: Field[][][] };
}

const LIST_PLACE = 'list-place';
const BANNER_PLACE = 'banner-place';

/**
 * A hook of the content manager: in the forms of lists and banners, the place is chosen by name. The fields of a banner's
 * place are one.
 */
export function choosePlaces<T extends Edited>(edited: T): T {
  const { layout } = edited;
  const names = new Set(layout.layout.flat(2).map(({ name }) => name));
  const isList = names.has('key') && names.has('blogs');
  const isBanner = names.has('type') && names.has('imageText');
  if (!isList && !isBanner) return edited;
  const choose = (field: Field): Field[] => {
    if (isList && field.name === 'key') return [withInput(field, LIST_PLACE)];
    if (isBanner && field.name === 'category') return [withInput(field, BANNER_PLACE)];
    return isBanner && field.name === 'type' ? [] : [field];
  };
  return {
    ...edited,
    layout: { ...layout, layout: layout.layout.map((panel) => panel.map((row) => row.flatMap(choose))) },
  };
}

/** Registers the inputs that `choosePlaces` puts into forms. */
export function registerPlaces(app: StrapiApp): void {
  const label = { id: 'place', defaultMessage: 'Place' };
  const intlDescription = { id: 'place.description', defaultMessage: 'A place on a page of the site' };
  app.customFields.register({
    name: LIST_PLACE,
    // Strapi wants one of its own types; the schema has the key of a list as text.
    type: 'string',
    intlLabel: label,
    intlDescription,
    components: { Input: async () => ({ default: (await import('./ListPlaceInput')).ListPlaceInput }) },
  });
  app.customFields.register({
    name: BANNER_PLACE,
    type: 'string',
    intlLabel: label,
    intlDescription,
    components: { Input: async () => ({ default: (await import('./BannerPlaceInput')).BannerPlaceInput }) },
  });
}
