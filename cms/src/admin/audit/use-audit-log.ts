import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import type { Entry, Page } from './entries';

interface Log {
  /** The request that found these entries. */
  key: string;
  query: string;
  entries: Entry[];
  /** The latest page. */
  page: Page;
}

interface AuditLog {
  /** Undefined while it loads for the first time; the entries of the previous filters while new ones load. */
  log: Log | undefined;
  isLoading: boolean;
  failed: boolean;
  loadMore: () => void;
  retry: () => void;
}

/** The entries that a query finds, and page by page the older ones. */
export function useAuditLog(query: string): AuditLog {
  const { get } = useFetchClient();
  const [log, setLog] = useState<Log>();
  const [failedKey, setFailedKey] = useState<string>();
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const key = `${attempt} ${query}`;

  useEffect(() => {
    const { signal, ...controller } = createAbortable();
    get<{ data: Page }>(`/admin/audit?${query}`, { signal }).then(
      ({ data: { data: page } }) => {
        if (!signal.aborted) setLog({ key, query, page, entries: page.entries });
      },
      () => {
        if (!signal.aborted) setFailedKey(key);
      },
    );
    return controller.abort;
  }, [get, key, query]);

  const loadMore = useCallback(() => {
    if (!log?.page.next) return;
    setLoadingMore(true);
    const more = new URLSearchParams(log.query);
    more.set('before', log.page.next);
    get<{ data: Page }>(`/admin/audit?${more.toString()}`)
      .then(
        ({ data: { data: page } }) =>
          // The filters may have changed in the meantime.
          setLog((current) =>
            current === log ? { ...log, page, entries: [...log.entries, ...page.entries] } : current,
          ),
        () => setFailedKey(log.key),
      )
      .finally(() => setLoadingMore(false));
  }, [get, log]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const failed = failedKey === key;
  return { log, isLoading: isLoadingMore || (log?.key !== key && !failed), failed, loadMore, retry };
}

function createAbortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
