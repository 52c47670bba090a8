import { getFetchClient } from '@strapi/strapi/admin';
import { isObject } from '../../ui/is-object';
import { toList } from '../stored';
import { getLibraryText, type LibraryFile } from './alternative';

/**
 * Adds a picture to the media library.
 * @param alternativeText null: it has not been described yet
 */
export async function uploadPicture(
  picture: Blob,
  name: string,
  alternativeText: string | null = null,
): Promise<LibraryFile> {
  const body = new FormData();
  body.append('files', picture, name);
  body.append('fileInfo', JSON.stringify({ name, alternativeText }));
  const { data } = await getFetchClient().post('/upload', body);
  const [file] = toList(data);
  if (!isObject(file)) throw new Error('The media library returned no file.');
  return file;
}

/** What was described since this tab was opened, by id: forms hold the pictures as they were when they were loaded. */
const described = new Map<string, string>();

/** Describes a picture of the media library, for all its uses. */
export async function describePicture(
  { id, name, caption }: LibraryFile,
  alternativeText: string,
): Promise<void> {
  const body = new FormData();
  body.append('fileInfo', JSON.stringify({ name, caption, alternativeText }));
  await getFetchClient().post(`/upload?id=${String(id)}`, body);
  described.set(String(id), alternativeText);
}

/** The alternative text of a picture in the library; '': it is not described, or named like its file. */
export const getDescription = (picture: LibraryFile): string =>
  described.get(String(picture.id)) ?? getLibraryText(picture);
