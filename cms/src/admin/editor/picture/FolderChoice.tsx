import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { isObject } from '../../ui/is-object';
import { getUploadFolder, setUploadFolder } from '../../ui/pictures/upload-folder';
import { listFolders, type Folder } from './list-folders';

/** The top of the library. Radix takes no empty value. */
const TOP = 'top';

/** The folder of the library in which new pictures are stored. Without folders, there is nothing to choose. */
export function FolderChoice({ isDisabled }: { isDisabled: boolean }) {
  const folders = useFolders();
  const [chosen, setChosen] = useState(getUploadFolder);
  if (folders.length === 0) return null;
  const known = folders.some(({ id }) => id === chosen) ? chosen : null;
  return (
    <Field.Root style={{ minInlineSize: '20rem' }}>
      <Field.Label>Folder for new pictures</Field.Label>
      <SingleSelect
        size="S"
        disabled={isDisabled}
        value={known === null ? TOP : String(known)}
        onChange={(value: string | number) => {
          const id = value === TOP ? null : Number(value);
          setUploadFolder(id);
          setChosen(id);
        }}
      >
        <SingleSelectOption value={TOP}>Media Library</SingleSelectOption>
        {folders.map(({ id, path }) => (
          <SingleSelectOption key={id} value={String(id)}>
            {path}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}

function useFolders(): Folder[] {
  const { get } = useFetchClient();
  const [folders, setFolders] = useState<Folder[]>([]);
  useEffect(() => {
    let isGone = false;
    get('/upload/folder-structure').then(
      ({ data }) => {
        if (!isGone) setFolders(listFolders(isObject(data) ? data.data : undefined));
      },
      // New pictures are stored at the top of the library, or where they were stored last.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [get]);
  return folders;
}
