import * as v from 'valibot';
import { mediaAddress } from './address';
import { getFileVersion } from './file-version';
import { nullIfInvalid } from './parsing';
import { optionalText } from './text';

/**
 * The fields `file` and `url` of audio and video blocks.
 * @param kind the first part of the file's media type
 */
export function fileOrAddress(kind: 'audio/' | 'video/') {
  const file = v.object({
    url: mediaAddress,
    mime: v.pipe(v.string(), v.startsWith(kind)),
    updatedAt: optionalText,
  });
  return { file: nullIfInvalid(file), url: nullIfInvalid(mediaAddress) };
}

/** A file of the library takes precedence over a URL; null when there is neither. */
export function getMediaUrl({
  file,
  url,
}: {
  file: { url: string; updatedAt: string | null } | null;
  url: string | null;
}): string | null {
  return file ? file.url + getFileVersion(file.updatedAt) : url;
}
