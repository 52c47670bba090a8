import type { Content } from '../ui/comparison/content';

/** A version of a document, from the server. */
export interface Version {
  edition: number;
  kind: keyof typeof KINDS;
  title: string;
  /** The attributes that it changed. */
  fields: string[];
  /** Readers got it. */
  published: boolean;
  actor: { name: string };
  /** Milliseconds since 1970. */
  madeAt: number;
}

export interface VersionPage {
  versions: Version[];
  hasMore: boolean;
}

export interface VersionContent {
  version: Version;
  content: Content;
}

/** How a version came about. */
const KINDS = {
  before: 'As it was before its history began',
  create: 'Created',
  save: 'Saved',
  publish: 'Published',
  unpublish: 'Unpublished',
  discard: 'Changes discarded',
  delete: 'Deleted',
  import: 'Imported',
  restore: 'Restored',
} as const;

export const describeKind = ({ kind }: Version): string => KINDS[kind];
