import type { Core, UID } from '@strapi/strapi';
import { filterAllowed, type Ability } from '../../platform/strapi/document-rights';
import { findReadableFiles } from '../../platform/strapi/file-rights';
import { getAttributes, type Snapshot } from './snapshot/snapshot';
import { collectReferences } from './snapshot/snapshot-input';
import { isContentType } from '../../platform/strapi/schemas';

/** Files, and documents by content type. */
export interface References {
  files: ReadonlySet<number>;
  documents: ReadonlyMap<string, ReadonlySet<string>>;
}

export const NOTHING: References = { files: new Set(), documents: new Map() };

/**
 * What an editor must not be told of what their form and what is stored refer to. Anything can be in a form, and can have
 * been saved with it. Files that are stored are shown in every form.
 */
export async function findHiddenReferences(
  strapi: Core.Strapi,
  ability: Ability,
  uid: UID.ContentType,
  { form, stored }: { form: Snapshot | undefined; stored: readonly Snapshot[] },
): Promise<References> {
  const attributes = getAttributes(strapi, uid);
  const known = stored.map((snapshot) => collectReferences(snapshot, attributes));
  const sent = form ? [collectReferences(form, attributes)] : [];
  const files = sent
    .flatMap((one) => [...one.files])
    .filter((id) => !known.some((one) => one.files.includes(id)));
  const readable = new Set((await findReadableFiles(strapi, ability, files)).map(({ id }) => id));
  const documents = new Map<string, Set<string>>();
  for (const [target, ids] of [...known, ...sent].flatMap((one) => [...one.documents]))
    documents.set(target, new Set([...(documents.get(target) ?? []), ...ids]));
  for (const [target, ids] of documents) {
    const allowed = isContentType(strapi, target)
      ? await filterAllowed(strapi, ability, 'read', target, [...ids])
      : new Set<string>();
    documents.set(target, new Set([...ids].filter((id) => !allowed.has(id))));
  }
  return { files: new Set(files.filter((id) => !readable.has(id))), documents };
}
