import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import type { DocumentWrite } from '../../platform/strapi/document-write';
import { createFieldError } from '../../platform/strapi/field-refusal';
import {
  changesRelation,
  findInverseRelations,
  replacesRelation,
  type InverseRelation,
  type StoredEntry,
} from './inverse-relations';
import { findVersionedType } from './versioned-types';

const WRITES = new Set(['create', 'update', 'clone']);

/**
 * Refuses to change documents through others: the articles of a category are chosen in the articles. Such a change
 * reached readers at once, without a version, an edition or an entry in the audit log of what it changed.
 */
export function protectInverseRelations(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (!WRITES.has(action)) return next();
    const { attributes } = strapi.getModel(uid);
    const inverse = findInverseRelations(attributes, (target) => findVersionedType(target) !== undefined);
    const { params }: DocumentWrite = context;
    const data = params.data ?? {};
    const replaced = inverse.filter(({ name }) => action === 'update' && replacesRelation(data[name]));
    const stored = await findEntries(strapi, uid, params.documentId, replaced);
    const changed = inverse.filter(({ name }) => changesRelation(data[name], stored[name] ?? []));
    if (changed.length > 0) throw createFieldError(...changed.map((relation) => toProblem(strapi, relation)));
    const rest = Object.entries(data).filter(([field]) => !inverse.some(({ name }) => name === field));
    // A copy would otherwise be added to the documents of the original.
    const none = action === 'clone' ? inverse.map(({ name }) => [name, { set: [] }] as const) : [];
    if (inverse.length > 0) params.data = Object.fromEntries<unknown>([...rest, ...none]);
    return next();
  });
}

const Entries = v.array(v.object({ id: v.number(), documentId: v.string() }));

/** The entries of relations of a document, by attribute. */
async function findEntries(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string | undefined,
  relations: readonly InverseRelation[],
): Promise<Record<string, StoredEntry[]>> {
  if (relations.length === 0) return {};
  const populate = Object.fromEntries(
    relations.map(({ name }) => [name, { select: ['id', 'documentId'] }] as const),
  );
  const row: unknown = await strapi.db
    .query(uid)
    .findOne({ where: { documentId }, select: ['id'], populate });
  const found = v.parse(v.nullable(v.record(v.string(), v.unknown())), row) ?? {};
  return Object.fromEntries(
    relations.map(({ name }) => [name, v.parse(Entries, found[name] ?? [])] as const),
  );
}

function toProblem(strapi: Core.Strapi, { name, target, owner }: InverseRelation) {
  const type = findVersionedType(target);
  const title = type ? strapi.contentType(type.uid).info.displayName : target;
  return {
    field: name,
    message: `“${name}” cannot be changed here. It lists every ${title} whose “${owner}” has this one: change it there.`,
  };
}
