import { generateNKeysBetween } from 'fractional-indexing';
import type { ListedCategory } from '../../../domain/category-tree/listed-category';

/** An entry as Strapi's forms keep it in a relation. */
export interface Entry {
  /** The row id. */
  id: number;
  documentId?: string;
  name?: string;
  /** What is sent of an entry that the form adds or moves. */
  apiData?: {
    id: number;
    documentId: string;
    isTemporary?: boolean;
    position?: { before?: string; start?: true; end?: true; status?: 'draft' };
  };
}

/** A related entry. Its key gives its place in the list. */
export interface Related extends Entry {
  __temp_key__: string;
}

/** What a form changes of a relation. */
export interface Changes {
  connect?: Related[];
  disconnect?: Entry[];
}

const isIn = (list: readonly { id: number }[] | undefined, { id }: { id: number }): boolean =>
  list?.some((one) => one.id === id) ?? false;

const without = <T extends { id: number }>(list: readonly T[] | undefined, { id }: { id: number }): T[] =>
  list?.filter((one) => one.id !== id) ?? [];

/** The related entries in their order: what is stored, with the changes of the form. */
export function listRelated(stored: readonly Related[], { connect = [], disconnect }: Changes): Related[] {
  const left = stored.filter((one) => !isIn(connect, one) && !isIn(disconnect, one));
  return [...left, ...connect].toSorted((a, b) => (a.__temp_key__ < b.__temp_key__ ? -1 : 1));
}

/** Adds an entry at the end; one that was taken away goes back to its place. */
export function addRelated(
  stored: readonly Related[],
  changes: Changes,
  category: Pick<ListedCategory, 'id' | 'documentId' | 'name'>,
): Changes {
  const { id, documentId, name } = category;
  const listed = listRelated(stored, changes);
  if (isIn(listed, category)) return changes;
  const { connect = [], disconnect = [] } = changes;
  if (isIn(stored, category)) return { ...changes, disconnect: without(disconnect, category) };
  const [key = ''] = generateNKeysBetween(listed.at(-1)?.__temp_key__ ?? null, null, 1);
  const added: Related = {
    id,
    apiData: { id, documentId, isTemporary: true },
    __temp_key__: key,
    name,
  };
  return { ...changes, connect: [...connect, added] };
}

export function removeRelated(
  stored: readonly Related[],
  changes: Changes,
  entry: Pick<Related, 'id'>,
): Changes {
  const { connect, disconnect = [] } = changes;
  const known = stored.find(({ id }) => id === entry.id);
  const removed = known && {
    id: known.id,
    apiData: { id: known.id, documentId: known.documentId ?? '' },
  };
  return {
    ...changes,
    connect: without(connect, entry),
    ...(removed && { disconnect: [...without(disconnect, entry), removed] }),
  };
}

/** Moves an entry before its neighbour. */
export function moveForward(
  stored: readonly Related[],
  changes: Changes,
  entry: Pick<Related, 'id'>,
): Changes {
  const listed = listRelated(stored, changes);
  const from = listed.findIndex(({ id }) => id === entry.id);
  const moved = listed[from];
  if (!moved || from === 0) return changes;
  const next = listed[from - 1];
  const [key = ''] = generateNKeysBetween(
    listed[from - 2]?.__temp_key__ ?? null,
    next?.__temp_key__ ?? null,
    1,
  );
  const order = listed.toSpliced(from, 1).toSpliced(from - 1, 0, { ...moved, __temp_key__: key });
  return { ...changes, connect: toConnected(stored, order) };
}

/**
 * The entries whose place is not the stored one. The server places them one after the other, so the last comes first:
 * then the one that it is placed before has its place already.
 */
function toConnected(stored: readonly Related[], order: readonly Related[]): Related[] {
  const changed = order.flatMap((one, index): Related[] => {
    const known = stored.find(({ id }) => id === one.id);
    if (known && known.__temp_key__ === one.__temp_key__) return [];
    const documentId = getDocumentId(one) ?? '';
    return [
      {
        ...one,
        apiData: { id: one.id, documentId, isTemporary: !known, position: getPosition(order, index) },
      },
    ];
  });
  return changed.toReversed();
}

function getPosition(order: readonly Related[], index: number) {
  if (index === 0) return { start: true } as const;
  const before = order[index + 1];
  const documentId = before && getDocumentId(before);
  return documentId === undefined
    ? ({ end: true } as const)
    : { before: documentId, status: 'draft' as const };
}

export const getDocumentId = ({ documentId, apiData }: Related): string | undefined =>
  documentId ?? apiData?.documentId;
