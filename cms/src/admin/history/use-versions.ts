import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useAdminData } from '../ui/server/use-admin-data';
import type { Version, VersionPage } from './version';

interface Versions {
  /** Newest first; undefined while they load. */
  versions: Version[] | undefined;
  hasMore: boolean;
  loadMore: () => Promise<void>;
  /** Loads the newest again. */
  reload: () => void;
}

/** @param path of the history of a document */
export function useVersions(path: string): Versions {
  const { get } = useFetchClient();
  const { data: newest, reload } = useAdminData<VersionPage>(path);
  const [older, setOlder] = useState<VersionPage>();
  const versions = newest && [...newest.versions, ...(older?.versions ?? [])];
  return {
    versions,
    reload: () => {
      setOlder(undefined);
      reload();
    },
    hasMore: (older ?? newest)?.hasMore ?? false,
    loadMore: async () => {
      const oldest = versions?.at(-1)?.edition;
      const { data } = await get<{ data: VersionPage }>(`${path}?before=${oldest}`);
      const page = data.data;
      setOlder((loaded) => ({ ...page, versions: [...(loaded?.versions ?? []), ...page.versions] }));
    },
  };
}
