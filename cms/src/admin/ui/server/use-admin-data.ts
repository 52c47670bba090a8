import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

interface AdminData<T> {
  /** Undefined while it loads and if it fails. */
  data: T | undefined;
  failed: boolean;
  reload: () => void;
}

/**
 * The `data` of a response of the admin's API.
 * @param path such as `/admin/history/api::blog.blog/abc`; null: no request
 */
export function useAdminData<T>(path: string | null): AdminData<T> {
  const { get } = useFetchClient();
  const [response, setResponse] = useState<{ path: string; data?: T }>();
  const reload = useCallback(() => {
    if (path === null) return;
    get<{ data: T }>(path).then(
      ({ data: { data } }) => setResponse({ path, data }),
      () => setResponse({ path }),
    );
  }, [get, path]);
  useEffect(reload, [reload]);
  // A response to an earlier path may arrive late.
  const isCurrent = response !== undefined && response.path === path;
  return {
    data: isCurrent ? response.data : undefined,
    failed: isCurrent && response.data === undefined,
    reload,
  };
}
