/** A document that uses a file, as the server lists it (`domain/media-library/usage-routes.ts`). */
export interface Place {
  /** null: the editor may not read the document. */
  documentId: string | null;
  type: string;
  title: string | null;
  deleted: boolean;
  published: boolean;
  draft: boolean;
  /** The number of versions before the latest that use the file. */
  earlier: number;
  /** The newest of them. */
  edition: number | null;
}

export interface PlaceList {
  places: Place[];
  /** Places that are not listed. */
  more: number;
  /** False: there are even more than that. */
  isCounted: boolean;
}

/** What the server knows about files that are about to be deleted. */
export interface DeletionCheck {
  /** Readers see one of the files: the server will refuse to delete them. */
  isRefused: boolean;
  files: (PlaceList & { id: number; name: string })[];
  /** Files that are used and not listed. */
  more: number;
}

const NAMES: Readonly<Record<string, string>> = {
  'api::blog.blog': 'article',
  'api::category.category': 'topic',
  'api::banner.banner': 'banner',
};

/** `the article “Better sleep”`, or `another article` for one that the editor may not read. */
export function namePlace({ type, title, deleted }: Pick<Place, 'type' | 'title' | 'deleted'>): string {
  const name = NAMES[type] ?? 'entry';
  if (title === null) return deleted ? `another deleted ${name}` : `another ${name}`;
  return deleted ? `the deleted ${name} “${title}”` : `the ${name} “${title}”`;
}

/** How a document uses a file: `published, draft, 2 earlier versions (the newest is version 4)`. */
export function describeUse({ type, deleted, published, draft, earlier, edition }: Place): string {
  const isArticle = type === 'api::blog.blog';
  const uses = [
    ...(published ? [isArticle ? 'published' : 'in use'] : []),
    ...(draft ? ['draft'] : []),
    ...(earlier > 0 ? [describeVersions(earlier, edition, deleted)] : []),
  ];
  return uses.join(', ');
}

function describeVersions(count: number, edition: number | null, deleted: boolean): string {
  const kept = deleted ? 'kept' : 'earlier';
  const newest = edition === null ? '' : String(edition);
  if (count === 1) return newest ? `${kept} version ${newest}` : `1 ${kept} version`;
  return newest ? `${count} ${kept} versions, the newest is ${newest}` : `${count} ${kept} versions`;
}

/** `and 3 more` or `and at least 950 more`; undefined: nothing is left out. */
export function describeRest({ more, isCounted }: Pick<PlaceList, 'more' | 'isCounted'>): string | undefined {
  if (more === 0) return undefined;
  return isCounted ? `and ${more} more` : `and at least ${more} more`;
}

/** The form of the document in the admin; undefined: there is none, or the editor may not open it. */
export const getFormPath = ({
  documentId,
  type,
  deleted,
}: Pick<Place, 'documentId' | 'type' | 'deleted'>): string | undefined =>
  documentId === null || deleted ? undefined : `/content-manager/collection-types/${type}/${documentId}`;
