import { getFetchClient } from '@strapi/strapi/admin';
import { isObject } from '../../../ui/is-object';
import { toList } from '../stored';

/** A file of the media library, as forms have it. */
export type LibraryFile = Readonly<Record<string, unknown>>;

/** Adds a picture to the media library. */
export async function uploadPicture(
  picture: Blob,
  name: string,
  alternativeText: string,
): Promise<LibraryFile> {
  const body = new FormData();
  body.append('files', picture, name);
  body.append('fileInfo', JSON.stringify({ name, alternativeText }));
  const { data } = await getFetchClient().post('/upload', body);
  const [file] = toList(data);
  if (!isObject(file)) throw new Error('The media library returned no file.');
  return file;
}

/** Describes a picture of the media library, for all its uses. */
export async function describePicture(
  { id, name, caption }: LibraryFile,
  alternativeText: string,
): Promise<void> {
  const body = new FormData();
  body.append('fileInfo', JSON.stringify({ name, caption, alternativeText }));
  await getFetchClient().post(`/upload?id=${String(id)}`, body);
}
