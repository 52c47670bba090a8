import type { StrapiApp } from '@strapi/strapi/admin';
import { PICTURE } from './choose-in-one-step';
import { keepPageOnDrop } from './keep-page-on-drop';

/** Registers the field of one picture as an input, which `chooseInOneStep` puts into forms. */
export function registerPicture(app: StrapiApp): void {
  keepPageOnDrop(document);
  app.customFields.register({
    name: PICTURE,
    // Strapi wants one of its own types; the schema has the picture as a file of the media library.
    type: 'json',
    intlLabel: { id: 'picture', defaultMessage: 'Picture' },
    intlDescription: { id: 'picture.description', defaultMessage: 'A picture of the media library' },
    components: { Input: async () => ({ default: (await import('./PictureInput')).PictureInput }) },
  });
}
