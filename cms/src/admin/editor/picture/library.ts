import { getFetchClient } from '@strapi/strapi/admin';
import { isObject } from '../../ui/is-object';
import type { LibraryFile } from '../../ui/pictures/descriptions';
import { getUploadFolder, setUploadFolder } from '../../ui/pictures/upload-folder';
import { toList, toText } from '../stored';
import { computeDigest } from './compute-digest';

/** A picture of the library that was placed. */
export interface Added {
  file: LibraryFile;
  /** The library had the same file before: it was not uploaded. */
  wasThere: boolean;
}

interface Options {
  /** null: it has not been described yet. */
  alternativeText?: string | null;
  /** Uploads it even if the library has it. */
  isCopy?: boolean;
}

/** Adds a picture to the media library, unless it has the same file already. */
export async function addPicture(
  picture: Blob,
  name: string,
  { alternativeText = null, isCopy = false }: Options = {},
): Promise<Added> {
  const earlier = isCopy ? undefined : await findSame(picture);
  if (earlier) return { file: earlier, wasThere: true };
  const body = new FormData();
  body.append('files', picture, name);
  body.append('fileInfo', JSON.stringify({ name, alternativeText, folder: await findFolder() }));
  const { data } = await getFetchClient().post('/upload', body);
  const [file] = toList(data);
  if (!isObject(file)) throw new Error('The media library returned no file.');
  return { file, wasThere: false };
}

/** The beginning of a smaller size of a picture, and the rest of the name of its file. */
const UPLOADED = /\/uploads\/(?:(?:thumbnail|small|medium|large)_)?([\w-]+)\.\w+(?:[?#]|$)/;

/** The picture of the library that has this address on the site, in any size; undefined: it is from elsewhere. */
export async function findByAddress(address: string): Promise<LibraryFile | undefined> {
  const [, hash] = UPLOADED.exec(address) ?? [];
  if (hash === undefined) return undefined;
  const query = new URLSearchParams({ page: '1', pageSize: '1', 'filters[$and][0][hash][$eq]': hash });
  const { data } = await getFetchClient().get(`/upload/files?${query.toString()}`);
  const [file] = isObject(data) ? toList(data.results) : [];
  return isObject(file) && toText(file.mime).startsWith('image/') ? file : undefined;
}

/** The file of the library with the same content. If that cannot be found out, the picture is uploaded. */
async function findSame(picture: Blob): Promise<LibraryFile | undefined> {
  try {
    const digest = await computeDigest(picture);
    if (digest === undefined) return undefined;
    const client = getFetchClient();
    const { data: response } = await client.post('/admin/files/find-same', { sha256: [digest] });
    const [same] = isObject(response) ? toList(response.data) : [];
    if (!isObject(same)) return undefined;
    const { data: file } = await client.get(`/upload/files/${String(same.id)}`);
    return isObject(file) && toText(file.mime).startsWith('image/') ? file : undefined;
  } catch {
    return undefined;
  }
}

/** The chosen folder, or the top of the library if somebody has deleted that one. */
async function findFolder(): Promise<number | null> {
  const id = getUploadFolder();
  if (id === null) return null;
  try {
    await getFetchClient().get(`/upload/folders/${id}`);
    return id;
  } catch {
    setUploadFolder(null);
    return null;
  }
}
