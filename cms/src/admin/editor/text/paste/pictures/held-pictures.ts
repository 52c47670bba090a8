import { createId } from '../../../../ui/create-id';

/** The bytes of a picture as text. */
export interface EncodedPicture {
  /** MIME type. */
  type: string;
  text: string;
  encoding: 'base64' | 'hex';
}

/** What was pasted or dropped, by the address that the text has for it until it is uploaded. */
const held = new Map<string, File | EncodedPicture>();

/** @returns the address for a node `upload` */
export function holdPicture(picture: File | EncodedPicture): string {
  const src = `blob:${createId()}`;
  held.set(src, picture);
  return src;
}

/** @throws if the picture is elsewhere or is not held any longer */
export function takePicture(src: string): Blob {
  const picture = held.get(src);
  // Pictures of other sites are not loaded: their servers refuse it, and would learn who writes here.
  if (!picture) throw new Error('This picture is not on the clipboard.');
  return picture instanceof File ? picture : new Blob([decode(picture)], { type: picture.type });
}

export const releasePicture = (src: string): boolean => held.delete(src);

function decode({ text, encoding }: EncodedPicture): Uint8Array<ArrayBuffer> {
  const letters = text.replaceAll(/\s/g, '');
  if (encoding === 'base64') return Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
  return Uint8Array.from({ length: letters.length / 2 }, (_, at) =>
    Number.parseInt(letters.slice(2 * at, 2 * at + 2), 16),
  );
}
