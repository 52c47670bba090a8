import { useCallback, useMemo, useState } from 'react';
import type { CommentEntry, Queue } from '../../../domain/moderation/queue/comment-entry';
import { usePages, type PageOf } from '../../ui/list/use-pages';
import { belongsTo } from './changes';

/** What has become of comments since they were loaded; null: gone. */
type Patches = ReadonlyMap<string, CommentEntry | null>;

/** The comments of a queue, and what this editor has done with them since. */
export function useQueue(path: string, queue: Queue) {
  const { list, isLoading, failed, loadMore, retry } = usePages<PageOf<CommentEntry>>(path);
  const [patches, setPatches] = useState<Patches>(new Map());

  const entries = useMemo(
    () =>
      (list?.entries ?? []).flatMap((entry) => {
        const patched = patches.has(entry.documentId) ? patches.get(entry.documentId) : entry;
        return patched && (patched === entry || belongsTo(queue, patched)) ? [patched] : [];
      }),
    [list, patches, queue],
  );
  /** Replaces comments by what `change` makes of them. */
  const patch = useCallback(
    (all: readonly CommentEntry[], change: (entry: CommentEntry) => CommentEntry | null) => {
      setPatches(
        (before) => new Map([...before, ...all.map((entry) => [entry.documentId, change(entry)] as const)]),
      );
    },
    [],
  );
  const reload = useCallback(() => {
    setPatches(new Map());
    retry();
  }, [retry]);
  return {
    entries,
    isLoading,
    isLoaded: list !== undefined,
    failed,
    hasMore: Boolean(list?.next),
    loadMore,
    reload,
    patch,
  };
}
