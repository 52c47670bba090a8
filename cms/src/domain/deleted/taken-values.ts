import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import type { VersionedType } from '../history/versioned-types';

const Unique = v.looseObject({
  type: v.picklist(['string', 'text']),
  unique: v.literal(true),
  required: v.literal(true),
});

const Row = v.record(v.string(), v.nullable(v.union([v.string(), v.number()])));

/**
 * Refuses to restore an entry whose name or key another one has taken, in words: there is no form beside whose field it
 * could be said. Unique values that nobody types, such as addresses, are replaced by the rules of the type.
 */
export async function refuseTakenValues(
  strapi: Core.Strapi,
  { uid, title }: VersionedType,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { attributes = {}, info } = strapi.contentTypes[uid] ?? {};
  for (const [name, attribute] of Object.entries(attributes)) {
    const value = data[name];
    if (!v.is(Unique, attribute) || typeof value !== 'string' || value === '') continue;
    const row: unknown = await strapi.db
      .query(uid)
      .findOne({ where: { [name]: value }, select: ['id', title] });
    if (row === null) continue;
    const type = (info?.displayName ?? 'entry').toLowerCase();
    const { [title]: other } = v.parse(Row, row);
    throw new errors.ApplicationError(
      `The ${type} “${other}” has the ${name} “${value}” now. Change it there, then restore this one.`,
    );
  }
}
