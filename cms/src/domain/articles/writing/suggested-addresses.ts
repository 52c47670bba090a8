import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { suggestAddresses } from '../../../platform/strapi/patches/address-suggestions';
import { freeSlug } from './free-slug';

/** The admin sends the form's fields, and its article as `id`: that is empty before the first saving. */
const Form = v.object({ id: v.nullish(v.unknown()), title: v.nullish(v.unknown()) });

/** Suggested addresses follow the rule by which the server makes them. Strapi's own rule spells and numbers them otherwise. */
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
