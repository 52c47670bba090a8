import { type Core } from '@strapi/strapi';
import * as v from 'valibot';
import { type Address, readAddresses } from './documents';
import { CATEGORY } from './uids';

/** Entries of the CMS that an article can refer to. */
export interface Existing {
  /** Document ids by name. */
  categories: ReadonlyMap<string, string>;
  /** Row ids by document id: Strapi does not accept a document id for a relation stored in a column. */
  categoryRows: ReadonlyMap<string, number>;
  /** Published ones first. */
  addresses: readonly Address[];
}

export async function readExisting(strapi: Core.Strapi): Promise<Existing> {
  const rows: unknown[] = await strapi.db.query(CATEGORY).findMany({ select: ['id', 'documentId', 'name'] });
  const Row = v.object({ id: v.number(), documentId: v.string(), name: v.string() });
  const categories = rows.map((row) => v.parse(Row, row));
  return {
    categories: new Map(categories.map(({ name, documentId }) => [name, documentId])),
    categoryRows: new Map(categories.map(({ id, documentId }) => [documentId, id])),
    addresses: await readAddresses(strapi),
  };
}

/** The article at an address. If two articles use it, the one whose version in that state does. */
export function findDocumentId(
  known: Existing,
  slug: string,
  state: 'published' | 'draft',
): string | undefined {
  const at = known.addresses.filter((address) => address.slug === slug);
  return (at.find(({ published }) => published === (state === 'published')) ?? at[0])?.documentId;
}
