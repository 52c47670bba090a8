import path from 'node:path';

/** Of a file's name in the media library, in characters: its column holds no more. */
const LONGEST_NAME = 255;
/** Of the part of a stored file's name that comes from the library's name. A file system takes 255 bytes, Strapi adds up to 40. */
const LONGEST_STEM = 100;

/** A file's name as the media library keeps it: what is too long is cut before its extension. */
export function libraryName(name: string): string {
  const beginning = name.slice(0, 4 * LONGEST_NAME).normalize();
  // Code points are what the column counts.
  const characters = Array.from(beginning);
  if (characters.length <= LONGEST_NAME && name.length <= 4 * LONGEST_NAME) return beginning;
  const extension = path.extname(name).slice(0, 20);
  return characters.slice(0, LONGEST_NAME - extension.length).join('') + extension;
}

/** @param name as Strapi generates it: letters of the library's name, `_`, and what makes it unique */
export function storedName(name: string): string {
  const at = name.lastIndexOf('_');
  return at <= LONGEST_STEM ? name : name.slice(0, LONGEST_STEM) + name.slice(at);
}

/**
 * The name of an uploaded file with the extension of what is in it: Strapi stores and serves it by that.
 * @param extension without a dot, as `file-type` names it
 */
export function withTrueExtension(name: string, extension: string): string {
  const given = path.extname(name);
  const isTrue = [extension, ...(extension === 'jpg' ? ['jpeg'] : [])].includes(given.slice(1).toLowerCase());
  return path.basename(name, given).slice(0, LONGEST_STEM) + (isTrue ? given : `.${extension}`);
}
