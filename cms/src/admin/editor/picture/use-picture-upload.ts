import { useForm } from '@strapi/strapi/admin';
import { useState } from 'react';
import { readTitle } from '../../ui/form/open-form';
import { getDescription, type Description, type LibraryFile } from '../../ui/pictures/descriptions';
import { toText } from '../stored';
import { addPicture } from './library';
import { namePicture } from './name-picture';

/** A picture that the library had already, so that it was not uploaded. */
export interface WasThere {
  /** Its name in the library. */
  name: string;
  /** Its alternative text there. */
  text: Description;
  sent: File;
}

/**
 * Uploads a picture and places it.
 * @param place puts a file of the library into the field
 */
export function usePictureUpload(place: (file: LibraryFile) => void) {
  const title = useForm('usePictureUpload', ({ values }) => readTitle(values));
  const [isUploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [wasThere, setWasThere] = useState<WasThere>();

  const add = async (sent: File, isCopy = false) => {
    setUploading(true);
    setProblem(undefined);
    setWasThere(undefined);
    const name = namePicture(sent, { title });
    try {
      const added = await addPicture(sent, name, { isCopy });
      place(added.file);
      if (added.wasThere)
        setWasThere({ name: toText(added.file.name), text: getDescription(added.file), sent });
    } catch (failure) {
      setProblem(describe(name, failure));
    }
    setUploading(false);
  };
  return { isUploading, problem, wasThere, add, forget: () => setWasThere(undefined) };
}

/** What the server says names the file already. */
function describe(name: string, failure: unknown): string {
  const reason = failure instanceof Error ? failure.message : '';
  if (reason.startsWith(name)) return reason;
  return `${name} could not be uploaded${reason === '' ? '.' : `: ${reason}`}`;
}
