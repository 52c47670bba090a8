import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { listLoads } from '../list-events';
import type { View } from './view-address';

/** How many articles each view has, which follows the list; undefined while it loads, or if it fails. */
export function useViewCounts(): Readonly<Record<View, number>> | undefined {
  const { get } = useFetchClient();
  const [counts, setCounts] = useState<Record<View, number>>();
  useEffect(() => {
    let latest = 0;
    const load = () => {
      const own = (latest += 1);
      const set = (next: Record<View, number> | undefined) => {
        if (own === latest) setCounts(next);
      };
      get<{ data: { counts: Record<View, number> } }>('/admin/article-list/views').then(
        ({ data: { data } }) => set(data.counts),
        () => set(undefined),
      );
    };
    load();
    const end = listLoads.listen(load);
    return () => {
      latest += 1;
      end();
    };
  }, [get]);
  return counts;
}
