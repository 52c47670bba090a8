import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { isObject } from '../../../ui/is-object';
import type { LibraryFile } from '../../../ui/pictures/descriptions';
import { toList } from '../../stored';
import { getLibraryPath, type Wanted } from './library-path';

/** Somebody who types does not ask with every letter. */
const PAUSE_MS = 150;

interface Found {
  key: string;
  page: number;
  pictures: LibraryFile[];
  hasMore: boolean;
}

/** Pictures of the media library, the newest first, page by page. The last ones stay while others are looked for. */
export function useLibrary({ text, folder }: Wanted) {
  const { get } = useFetchClient();
  const [found, setFound] = useState<Found>();
  const [failedKey, setFailedKey] = useState<string>();
  const key = getLibraryPath({ text, folder }, 1);
  const load = useCallback(
    (page: number, before: readonly LibraryFile[]) => {
      let isGone = false;
      get(getLibraryPath({ text, folder }, page)).then(
        ({ data }) => {
          if (isGone || !isObject(data)) return;
          const { pageCount = 0 } = isObject(data.pagination) ? data.pagination : {};
          const pictures = [...before, ...toList(data.results).filter(isObject)];
          setFound({ key, page, pictures, hasMore: page < Number(pageCount) });
        },
        () => {
          if (!isGone) setFailedKey(key);
        },
      );
      return () => {
        isGone = true;
      };
    },
    [get, key, text, folder],
  );
  useEffect(() => {
    let cancel: () => void = () => undefined;
    const timer = setTimeout(() => {
      cancel = load(1, []);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [load]);
  return {
    pictures: found?.pictures ?? [],
    isLoaded: found?.key === key,
    failed: failedKey === key && found?.key !== key,
    hasMore: found?.key === key && found.hasMore,
    loadMore: () => {
      if (found?.key === key) load(found.page + 1, found.pictures);
    },
  };
}
