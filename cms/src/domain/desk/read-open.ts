import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { getDialect } from '../../platform/database/dialect';
import { getActor } from '../../platform/strapi/actor';
import { filterAllowed, isAllowed, type Ability } from '../../platform/strapi/document-rights';
import { hideTitles } from '../history/hidden-titles';
import { VERSIONED_TYPES, type VersionedType } from '../history/versioned-types';
import { groupByDocument } from '../presence/peers';
import { listOpenForms, MOST_LISTED } from '../presence/presence';
import { MOST_ROWS, type OpenDocument, type Section } from './desk';

type Untitled = Omit<OpenDocument, 'title'>;

const Row = v.looseObject({ documentId: v.string() });
const Title = v.fallback(v.string(), '');

/**
 * What others have open, of what the editor may change; undefined: the role changes nothing. The number of statements
 * depends on that of the content types only.
 */
export async function readOpen(
  strapi: Core.Strapi,
  ability: Ability,
): Promise<Section<OpenDocument> | undefined> {
  const types = VERSIONED_TYPES.filter(
    ({ uid }) => isAllowed(strapi, ability, 'update', uid) && isAllowed(strapi, ability, 'read', uid),
  );
  const { id } = getActor(strapi);
  if (types.length === 0 || id === null) return undefined;
  const forms = await listOpenForms(strapi.db.connection, getDialect(strapi), {
    uids: types.map(({ uid }) => uid),
    exceptUser: id,
  });
  const open: Untitled[] = [];
  for (const type of types) {
    const own = groupByDocument(forms.filter(({ uid }) => uid === type.uid));
    const ids = own.map(({ documentId }) => documentId);
    const allowed = await filterAllowed(strapi, ability, 'read', type.uid, ids);
    for (const { documentId, peers } of own)
      if (allowed.has(documentId)) open.push({ documentId, type: type.uid, people: peers });
  }
  return {
    count: open.length,
    isMore: forms.length >= MOST_LISTED,
    rows: hideTitles(strapi, ability, await addTitles(strapi, types, open.slice(0, MOST_ROWS))),
  };
}

async function addTitles(
  strapi: Core.Strapi,
  types: readonly VersionedType[],
  documents: readonly Untitled[],
): Promise<OpenDocument[]> {
  const titles = new Map<string, string>();
  for (const { uid, title } of types) {
    const ids = documents.filter(({ type }) => type === uid).map(({ documentId }) => documentId);
    if (ids.length === 0) continue;
    const rows: unknown = await strapi.db.query(uid).findMany({
      where: { documentId: { $in: ids } },
      select: ['documentId', title],
      // Of an article, the draft: it has no date of publication.
      orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
    });
    for (const row of v.parse(v.array(Row), rows)) titles.set(row.documentId, v.parse(Title, row[title]));
  }
  return documents.map((document) => ({ ...document, title: titles.get(document.documentId) ?? '' }));
}
