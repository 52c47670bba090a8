import type { UID } from '@strapi/strapi';

/** What the history needs to know about a content type. */
export interface VersionedType {
  uid: UID.ContentType;
  /** The attribute that names a document in lists. */
  title: string;
  hasDrafts: boolean;
  /** The attribute that the first publication sets if an editor has not. */
  datedBy?: string;
}

/**
 * The content types whose versions are kept. Each needs the attribute `edition`:
 * `{ "type": "integer", "visible": false, "column": { "defaultTo": 0 } }`.
 */
export const VERSIONED_TYPES: readonly VersionedType[] = [
  { uid: 'api::blog.blog', title: 'title', hasDrafts: true, datedBy: 'publicationDate' },
  { uid: 'api::category.category', title: 'name', hasDrafts: false },
  { uid: 'api::banner.banner', title: 'title', hasDrafts: false },
  { uid: 'api::placement.placement', title: 'title', hasDrafts: false },
  { uid: 'api::site.site', title: 'title', hasDrafts: false },
];

export const findVersionedType = (uid: string): VersionedType | undefined =>
  VERSIONED_TYPES.find((type) => type.uid === uid);
