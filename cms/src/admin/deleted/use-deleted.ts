import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import type { DeletedEntry, DeletedPage } from './entry';

interface Found {
  /** The request that found these entries. */
  key: string;
  path: string;
  entries: DeletedEntry[];
  next: string | null;
}

interface Deleted {
  /** Undefined while it loads for the first time; the entries of the previous search while a new one runs. */
  found: Found | undefined;
  isLoading: boolean;
  failed: boolean;
  loadMore: () => void;
  retry: () => void;
}

/** The deleted entries of a content type whose title contains a text, page by page. */
export function useDeleted(uid: string, search: string): Deleted {
  const { get } = useFetchClient();
  const [found, setFound] = useState<Found>();
  const [failedKey, setFailedKey] = useState<string>();
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const path = `/admin/deleted/${uid}?search=${encodeURIComponent(search)}`;
  // A retry asks for the same again.
  const key = `${attempt} ${path}`;

  useEffect(() => {
    let isCurrent = true;
    get<{ data: DeletedPage }>(path).then(
      ({ data: { data } }) => {
        if (!isCurrent) return;
        setFound({ key, path, ...data });
      },
      () => {
        if (isCurrent) setFailedKey(key);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [get, key, path]);

  const loadMore = useCallback(() => {
    if (!found?.next) return;
    setLoadingMore(true);
    get<{ data: DeletedPage }>(`${found.path}&before=${encodeURIComponent(found.next)}`)
      .then(
        ({ data: { data } }) =>
          // The search may have changed in the meantime.
          setFound((current) =>
            current === found ? { ...found, ...data, entries: [...found.entries, ...data.entries] } : current,
          ),
        () => setFailedKey(found.key),
      )
      .finally(() => setLoadingMore(false));
  }, [get, found]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const failed = failedKey === key;
  return { found, isLoading: isLoadingMore || (found?.key !== key && !failed), failed, loadMore, retry };
}
