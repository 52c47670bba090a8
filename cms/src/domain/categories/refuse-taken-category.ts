import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { CATEGORY } from './category-row';
import { takenRefusal } from './taken-category';

const Identity = v.object({
  name: v.fallback(v.string(), ''),
  slug: v.fallback(v.string(), ''),
  value: v.nullish(v.string(), null),
});

/** @throws ApplicationError if another category has the name, the address or the value of a deleted one */
export async function refuseTakenCategory(
  strapi: Core.Strapi,
  deleted: Readonly<Record<string, unknown>>,
): Promise<void> {
  const rows: unknown = await strapi.db.query(CATEGORY).findMany({ select: ['name', 'slug', 'value'] });
  const refusal = takenRefusal(v.parse(Identity, deleted), v.parse(v.array(Identity), rows));
  if (refusal !== undefined) throw new errors.ApplicationError(refusal);
}
