import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { suggestAddresses } from '../../../platform/strapi/patches/address-suggestions';
import { freeSlug } from './free-slug';

/** The admin sends the form's fields, and the article as `id`, which is empty before the first save. */
const Form = v.object({ id: v.nullish(v.unknown()), title: v.nullish(v.unknown()) });

/**
 * Makes *Regenerate* beside an article's slug, and the suggestion for a slug that is taken, follow the server's own
 * rule. Strapi's rule spells and numbers slugs differently.
 */
export function suggestOwnAddresses(strapi: Core.Strapi): void {
  suggestAddresses(strapi, 'api::blog.blog', {
    fromForm(fields) {
      const form = v.safeParse(Form, fields);
      if (!form.success) return undefined;
      const { id, title } = form.output;
      return freeSlug(strapi, getText(title) ?? '', getText(id));
    },
    instead: (address) => freeSlug(strapi, address),
  });
}

const getText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
