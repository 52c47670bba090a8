import { findVersionedType } from '../history/versioned-types';

/** The versions of a document that refer to a file. */
export interface Counted {
  documentId: string;
  /** The edition of the newest of them. */
  newest: number;
  editions: number;
}

/** The latest version of a document. */
export interface Latest {
  documentId: string;
  edition: number;
  type: string;
  title: string;
  /** The document is gone; its versions are kept. */
  deleted: boolean;
}

/** A document that uses a file. */
export interface Usage {
  documentId: string;
  type: string;
  title: string;
  deleted: boolean;
  /** Readers get the file. */
  published: boolean;
  /** The draft of an article uses it. */
  draft: boolean;
  /** The number of versions before the latest that use it. */
  earlier: number;
}

interface Found {
  counted: readonly Counted[];
  /** Document ids of published articles that use the file. */
  published: ReadonlySet<string>;
  latest: readonly Latest[];
}

/** The uses of a file, in the order of their weight: what readers see first, what has been deleted last. */
export function toUsage({ counted, published, latest }: Found): Usage[] {
  const countedById = new Map(counted.map((one) => [one.documentId, one]));
  return latest
    .map(({ documentId, edition, type, title, deleted }): Usage => {
      const { newest, editions } = countedById.get(documentId) ?? { newest: -1, editions: 0 };
      const isCurrent = newest === edition && !deleted;
      const hasDrafts = findVersionedType(type)?.hasDrafts ?? false;
      return {
        documentId,
        type,
        title,
        deleted,
        published: hasDrafts ? published.has(documentId) : isCurrent,
        draft: hasDrafts && isCurrent,
        earlier: isCurrent ? editions - 1 : editions,
      };
    })
    .toSorted((a, b) => rank(a) - rank(b) || a.title.localeCompare(b.title, 'en'));
}

function rank({ published, draft, deleted }: Usage): number {
  if (published) return 0;
  if (draft) return 1;
  return deleted ? 3 : 2;
}
