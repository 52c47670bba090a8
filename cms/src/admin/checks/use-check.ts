import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

/**
 * What the CMS says at one of the addresses of `domain/articles/writing/checks-routes.ts`; undefined until it has answered, and
 * where it cannot.
 * @param path null: nothing to ask
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
