import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { RESERVED_ADDRESSES } from './reserved-addresses';

const Rows = v.array(v.object({ name: v.string(), slug: v.string() }));

/** A category may be older than the page that now uses its address. The page wins (C41), so the conflict is logged. */
export async function warnOfReservedAddresses(strapi: Core.Strapi): Promise<void> {
  const rows: unknown = await strapi.db
    .connection('categories')
    .whereIn('slug', [...RESERVED_ADDRESSES])
    .select('name', 'slug');
  for (const { name, slug } of v.parse(Rows, rows))
    strapi.log.warn(
      `The category "${name}" has the address /${slug}, which belongs to a page of the site. Readers find the category at /category/${slug}; give it another name in the admin.`,
    );
}
