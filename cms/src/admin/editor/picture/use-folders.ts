import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { isObject } from '../../ui/is-object';
import { listFolders, type Folder } from './list-folders';

/** The folders of the media library; none until they are loaded, and if they cannot be loaded. */
export function useFolders(): Folder[] {
  const { get } = useFetchClient();
  const [folders, setFolders] = useState<Folder[]>([]);
  useEffect(() => {
    let isGone = false;
    get('/upload/folder-structure').then(
      ({ data }) => {
        if (!isGone) setFolders(listFolders(isObject(data) ? data.data : undefined));
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [get]);
  return folders;
}
