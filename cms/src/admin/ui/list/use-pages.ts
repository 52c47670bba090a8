import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

/** A page of a list, from the server. */
export interface PageOf<Entry> {
  entries: Entry[];
  /** Where the next page begins; null: this is the last one. */
  next: string | null;
}

interface Found<Page extends PageOf<unknown>> {
  /** The request that found these entries. */
  key: string;
  path: string;
  /** The latest page, with the entries of all. */
  list: Page;
}

interface Pages<Page extends PageOf<unknown>> {
  /** Undefined while it loads for the first time; the entries of the previous path while those of a new one load. */
  list: Page | undefined;
  isLoading: boolean;
  failed: boolean;
  loadMore: () => void;
  retry: () => void;
}

/**
 * A list of the admin's API, page by page.
 * @param path with a query, to which the place of the next page is added
 */
export function usePages<Page extends PageOf<unknown>>(path: string): Pages<Page> {
  const { get } = useFetchClient();
  const [found, setFound] = useState<Found<Page>>();
  const [failedKey, setFailedKey] = useState<string>();
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // A retry asks for the same again.
  const key = `${attempt} ${path}`;

  useEffect(() => {
    const { signal, ...controller } = createAbortable();
    get<{ data: Page }>(path, { signal }).then(
      ({ data: { data: list } }) => {
        if (!signal.aborted) setFound({ key, path, list });
      },
      () => {
        if (!signal.aborted) setFailedKey(key);
      },
    );
    return controller.abort;
  }, [get, key, path]);

  const loadMore = useCallback(() => {
    if (!found?.list.next) return;
    setLoadingMore(true);
    get<{ data: Page }>(`${found.path}&before=${encodeURIComponent(found.list.next)}`)
      .then(
        ({ data: { data: page } }) => {
          const entries = [...found.list.entries, ...page.entries];
          // The path may have changed in the meantime.
          setFound((current) => (current === found ? { ...found, list: { ...page, entries } } : current));
        },
        () => setFailedKey(found.key),
      )
      .finally(() => setLoadingMore(false));
  }, [get, found]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const failed = failedKey === key;
  const isLoading = isLoadingMore || (found?.key !== key && !failed);
  return { list: found?.list, isLoading, failed, loadMore, retry };
}

function createAbortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
