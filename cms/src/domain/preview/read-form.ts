import type { Core } from '@strapi/strapi';
import type { Ability } from '../../platform/strapi/document-rights';
import { readDocument } from '../history/document-rows';
import { findHiddenReferences } from '../history/hidden-references';
import { toFormSnapshot } from '../history/snapshot/form-snapshot';
import { getAttributes, getComponentAttributes, type Snapshot } from '../history/snapshot/snapshot';
import { findVersionedType, type VersionedType } from '../history/versioned-types';
import { withFiles } from './to-row';

/** A form of the admin as it is, saved or not. */
export interface UnsavedForm {
  type: VersionedType['uid'];
  /** Null while the document has never been saved. */
  documentId: string | null;
  data: Readonly<Record<string, unknown>>;
}

interface ReadForm {
  /** Files as the library has them, related documents as their ids. */
  row: Record<string, unknown>;
  /** What is stored of the document; empty if it has never been saved. */
  base: Snapshot;
}

/**
 * The row that a form would be saved as. Nothing in it is trusted: files are looked up in the library, and those that the
 * editor may not see are left out, unless the document has them already.
 * @returns undefined if there is no such document
 * @throws v.ValiError if a field has a value that it cannot have
 */
export async function readForm(
  strapi: Core.Strapi,
  ability: Ability,
  { type, documentId, data }: UnsavedForm,
): Promise<ReadForm | undefined> {
  const versioned = findVersionedType(type);
  const stored =
    versioned && documentId !== null ? await readDocument(strapi, versioned, documentId) : undefined;
  if (documentId !== null && !stored) return undefined;
  const base = stored?.snapshot ?? {};
  const attributes = getAttributes(strapi, type);
  const find = (component: string) => getComponentAttributes(strapi, component);
  const snapshot = toFormSnapshot(data, base, attributes, find);
  const hidden = await findHiddenReferences(strapi, ability, type, { form: snapshot, stored: [base] });
  return { row: await withFiles(strapi, snapshot, { attributes, find, hidden: hidden.files }), base };
}
