import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

/**
 * The response of one of the routes in `domain/articles/writing/checks-routes.ts`; undefined while it loads and if it
 * fails.
 * @param path null: no request
 */
export function useCheck<T>(path: string | null): T[] | undefined {
  const { get } = useFetchClient();
  const [found, setFound] = useState<T[]>();
  useEffect(() => {
    if (path === null) return undefined;
    let current = true;
    get<{ data: T[] }>(`/admin/article-checks/${path}`).then(
      ({ data }) => current && setFound(data.data),
      () => current && setFound(undefined),
    );
    return () => {
      current = false;
    };
  }, [get, path]);
  return found;
}
