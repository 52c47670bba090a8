import type { Actor } from '../../../platform/strapi/actor';

/** How a version came about. `before` is the state in which the history found a document. */
export const KINDS = [
  'before',
  'create',
  'save',
  'publish',
  'unpublish',
  'discard',
  'delete',
  'import',
  'restore',
] as const;
export type Kind = (typeof KINDS)[number];

/** A version without its content. */
export interface Version {
  documentId: string;
  /** Counts the versions of a document. */
  edition: number;
  /** The content type. */
  type: string;
  kind: Kind;
  /** The title of the document in this version. */
  title: string;
  /** The attributes that differ from the version before. */
  fields: string[];
  hash: string;
  /** Readers got this content. */
  published: boolean;
  actor: Actor;
  /** Milliseconds since 1970. */
  madeAt: number;
}
