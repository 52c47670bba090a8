import * as v from 'valibot';
import { mediaAddress } from './address';
import { getFileVersion } from './edition';
import { orNull } from './parsing';
import { optionalWords } from './text';

/**
 * The fields `file` and `url` that audio and video share.
 * @param kind how the file's media type begins
 */
export function fileOrAddress(kind: 'audio/' | 'video/') {
  const file = v.object({
    url: mediaAddress,
    mime: v.pipe(v.string(), v.startsWith(kind)),
    updatedAt: optionalWords,
  });
  return { file: orNull(file), url: orNull(mediaAddress) };
}

/** A file of the library wins over an address; null: there is neither. */
export function getMediaUrl({
  file,
  url,
}: {
  file: { url: string; updatedAt: string | null } | null;
  url: string | null;
}): string | null {
  return file ? file.url + getFileVersion(file.updatedAt) : url;
}
