import { isTooLongRtf } from '../limits';
import type { EncodedPicture } from './held-pictures';
import { readRtfPictures } from './rtf-pictures';

/** A picture in the address of an image; a browser's own markup has the address in quotation marks. */
const DATA =
  /\bsrc\s*=\s*(?:"data:(image\/[a-z.+-]+);base64,([^"]*)"|'data:(image\/[a-z.+-]+);base64,([^']*)')/gi;

/** An image whose picture is a file of the editor's computer. */
const FILE = /(<img\b[^>]*?\bsrc\s*=\s*)(?:"file:[^"]*"|'file:[^']*'|file:[^\s>]*)/gi;

/** Shorter pictures are placeholders and spacers of one pixel. */
const SHORTEST = 120;

/**
 * Takes the pictures out of pasted HTML, which is small without them.
 * @param getRtf the same text in RTF, which has the pictures that are files in the HTML
 * @param hold gives a picture an address
 */
export function detachPictures(
  html: string,
  getRtf: () => string,
  hold: (picture: EncodedPicture) => string,
): string {
  const detached = html.replaceAll(DATA, (_, type1, text1, type2, text2): string => {
    const [type, text] = [String(type1 ?? type2), String(text1 ?? text2)];
    return text.length < SHORTEST ? 'src=""' : `src="${hold({ type, text, encoding: 'base64' })}"`;
  });
  return attachFiles(detached, getRtf, hold);
}

/** The pictures of both formats are in the same order. If one has more than the other, they are not matched. */
function attachFiles(html: string, getRtf: () => string, hold: (picture: EncodedPicture) => string): string {
  const count = html.match(FILE)?.length ?? 0;
  if (count === 0) return html;
  const rtf = getRtf();
  const pictures = isTooLongRtf(rtf) ? [] : readRtfPictures(rtf);
  if (pictures.length !== count) return html;
  let index = -1;
  return html.replaceAll(FILE, (image: string, start: string) => {
    index += 1;
    const picture = pictures[index];
    return picture ? `${start}"${hold(picture)}"` : image;
  });
}
