import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Knex } from '../../../database/dialect';
import { inBatches } from '../../../database/in-batches';
import {
  Id,
  getJoinTable,
  getRepeatableComponents,
  ROWS_PER_STATEMENT,
  type StrapiComponents,
} from './strapi-components';

interface StoredComponent {
  uid: string;
  id: Id;
}

/** Deletes blocks with their nested components, all of a type in one statement. */
export async function removeComponents(
  strapi: Core.Strapi,
  original: StrapiComponents,
  parts: readonly StoredComponent[],
): Promise<void> {
  for (const uid of new Set(parts.map((part) => part.uid))) {
    const ids = parts.filter((part) => part.uid === uid).map(({ id }) => id);
    const nested = getRepeatableComponents(strapi, uid);
    if (!nested) {
      // Strapi's own way, for components with pictures.
      for (const id of ids) await original.deleteComponent(uid, { id });
      continue;
    }
    for (const batch of inBatches(ids, ROWS_PER_STATEMENT)) {
      for (const [name, component] of nested)
        await deleteNested(strapi, original, { uid, name, component, ids: batch });
      await strapi.db.query(uid).deleteMany({ where: { id: { $in: batch } } });
    }
  }
}

interface Nested {
  uid: string;
  name: string;
  component: string;
  ids: readonly Id[];
}

async function deleteNested(
  strapi: Core.Strapi,
  original: StrapiComponents,
  { uid, name, component, ids }: Nested,
): Promise<void> {
  const { name: table, joinColumn, inverseJoinColumn, on } = getJoinTable(strapi, uid, name);
  const children = await strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
    const links = () =>
      trx(table)
        .whereIn(joinColumn.name, [...ids])
        .where(on);
    const rows: unknown[] = await links().select({ id: inverseJoinColumn.name });
    await links().delete();
    return v.parse(v.array(v.object({ id: Id })), rows);
  });
  await removeComponents(
    strapi,
    original,
    children.map(({ id }) => ({ uid: component, id })),
  );
}
