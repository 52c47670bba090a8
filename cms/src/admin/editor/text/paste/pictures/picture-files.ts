import type { JSONContent } from '@tiptap/core';
import { Fragment, Slice } from '@tiptap/pm/model';
import { createUpload } from '../shared/nodes';
import { addNotice } from '../notices/notice-list';
import { holdPicture } from './held-pictures';

/**
 * The picture files of a clipboard or of what is dropped. Undefined: it has words, too. A spreadsheet offers its cells as
 * text and as a picture: the text is taken.
 */
export function readPictureFiles(data: DataTransfer | null): JSONContent[] | undefined {
  const files = [...(data?.files ?? [])];
  const hasText = data?.types.some((type) => type === 'text/html' || type === 'text/plain') ?? false;
  if (files.length === 0 || hasText) return undefined;
  const pictures = files.filter(isPicture);
  for (const { name } of files.filter((file) => !isPicture(file)))
    addNotice(
      'Files that are no pictures were left out. Add them to the media library, and link to them:',
      name,
    );
  return pictures.map((file) => createUpload(holdPicture(file), ''));
}

/** A picture copied from a page is on the clipboard as markup, with its alternative text, and as a file. */
export function takeFile(slice: Slice, data: DataTransfer | null): Slice {
  const files = [...(data?.files ?? [])].filter(isPicture);
  const [node, ...others] = slice.content.content;
  const [file] = files;
  if (!file || files.length > 1 || node?.type.name !== 'upload' || others.length > 0) return slice;
  const src = holdPicture(file);
  return new Slice(Fragment.from(node.type.create({ ...node.attrs, src })), 0, 0);
}

/** Windows knows no type of pictures of iPhones: the server says how to save them otherwise. */
const isPicture = ({ name, type }: File): boolean =>
  type.startsWith('image/') || (type === '' && /\.(?:heic|heif|avif)$/i.test(name));
