import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { useLatest } from '../use-latest';

interface AdminData<T> {
  /** Undefined while it loads and if it fails. */
  data: T | undefined;
  failed: boolean;
  reload: () => void;
  /** Takes data of this path that was loaded otherwise. */
  show: (data: T) => void;
}

/**
 * The `data` of a response of the admin's API.
 * @param path such as `/admin/history/api::blog.blog/abc`; null: no request
 */
export function useAdminData<T>(path: string | null): AdminData<T> {
  const { get } = useFetchClient();
  const [response, setResponse] = useState<{ path: string; data?: T }>();
  const latest = useLatest(path);
  const reload = useCallback(() => {
    if (path === null) return;
    // One that arrives late would take the place of what is asked for now.
    const receive = (arrived: { path: string; data?: T }) => {
      if (latest.current === arrived.path) setResponse(arrived);
    };
    get<{ data: T }>(path).then(
      ({ data: { data } }) => receive({ path, data }),
      () => receive({ path }),
    );
  }, [get, path, latest]);
  useEffect(reload, [reload]);
  const isCurrent = response !== undefined && response.path === path;
  return {
    data: isCurrent ? response.data : undefined,
    failed: isCurrent && response.data === undefined,
    reload,
    show: (data) => {
      if (path !== null) setResponse({ path, data });
    },
  };
}
