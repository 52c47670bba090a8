import type { Core, UID } from '@strapi/strapi';
import { filterAllowed, type Ability } from '../../platform/strapi/document-rights';
import { findReadableFiles } from '../../platform/strapi/file-rights';
import { getAttributes, type Snapshot } from './snapshot/snapshot';
import { collectReferences } from './snapshot/snapshot-input';

/** Files, and documents by content type. */
export interface References {
  files: ReadonlySet<number>;
  documents: ReadonlyMap<string, ReadonlySet<string>>;
}

export const NOTHING: References = { files: new Set(), documents: new Map() };

/**
 * What a form of an editor refers to and must not be named to them: anything can be in a form. What the document refers
 * to already, they can read with it.
 */
export async function findHiddenReferences(
  strapi: Core.Strapi,
  ability: Ability,
  uid: UID.ContentType,
  { form, stored }: { form: Snapshot; stored: readonly Snapshot[] },
): Promise<References> {
  const attributes = getAttributes(strapi, uid);
  const known = stored.map((snapshot) => collectReferences(snapshot, attributes));
  const sent = collectReferences(form, attributes);
  const files = sent.files.filter((id) => !known.some((one) => one.files.includes(id)));
  const readable = new Set((await findReadableFiles(strapi, ability, files)).map(({ id }) => id));
  const documents = new Map<string, Set<string>>();
  for (const [target, ids] of sent.documents) {
    const added = ids.filter((id) => !known.some((one) => one.documents.get(target)?.includes(id)));
    const allowed = isContentType(strapi, target)
      ? await filterAllowed(strapi, ability, 'read', target, added)
      : new Set<string>();
    documents.set(target, new Set(added.filter((id) => !allowed.has(id))));
  }
  return { files: new Set(files.filter((id) => !readable.has(id))), documents };
}

const isContentType = (strapi: Core.Strapi, uid: string): uid is UID.ContentType =>
  Object.hasOwn(strapi.contentTypes, uid);
