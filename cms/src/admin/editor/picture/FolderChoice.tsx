import { useState } from 'react';
import { getUploadFolder, setUploadFolder } from '../../ui/pictures/upload-folder';
import { FolderField } from './FolderField';

/** The folder of the library in which new pictures are stored. */
export function FolderChoice({ isDisabled }: { isDisabled: boolean }) {
  const [chosen, setChosen] = useState(getUploadFolder);
  return (
    <FolderField
      label="Folder for new pictures"
      value={chosen}
      isDisabled={isDisabled}
      onChange={(folder = null) => {
        setUploadFolder(folder);
        setChosen(folder);
      }}
    />
  );
}
