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

/** Something that a version has and the system has no longer. From the server. */
export type Missing =
  | { kind: 'file'; field: string; id: number }
  | { kind: 'entry'; field: string; documentId: string }
  | { kind: 'block'; field: string; component: string };

const NOUNS: Readonly<Record<Missing['kind'], readonly [string, string]>> = {
  file: ['file', 'files'],
  entry: ['entry', 'entries'],
  block: ['block', 'blocks'],
};

/** What could not be restored, in a sentence; empty if everything could. */
export function describeMissing(missing: readonly Missing[]): string {
  const counts = Object.entries(NOUNS).flatMap(([kind, [one, many]]) => {
    const count = missing.filter((item) => item.kind === kind).length;
    if (count === 0) return [];
    return [`${count} ${count === 1 ? one : many}`];
  });
  return counts.length === 0 ? '' : `No longer there, and left out: ${counts.join(', ')}.`;
}
