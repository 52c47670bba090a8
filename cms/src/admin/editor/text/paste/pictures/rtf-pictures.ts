import type { EncodedPicture } from './held-pictures';

/** A brace, or a control word with its number. */
const TOKEN = /[{}]|\\(?:([a-z]+)(-?\d+)? ?|[^a-z])/gi;

/** The same pictures again for old programs, and the bullets of lists. */
const REPEATED = new Set(['nonshppict', 'listpicture']);

const TYPES: Readonly<Record<string, string>> = { pngblip: 'image/png', jpegblip: 'image/jpeg' };

interface Group {
  isRepeated: boolean;
  isPicture: boolean;
  type?: string;
  /** Where the text after the last control word begins. */
  start: number;
}

/**
 * The pictures of a text in RTF, in its order; undefined for those that are neither PNG nor JPEG. Word and LibreOffice
 * have pictures only there: those of their HTML are files of the computer, which a page cannot read.
 */
export function readRtfPictures(rtf: string): (EncodedPicture | undefined)[] {
  const pictures: (EncodedPicture | undefined)[] = [];
  const groups: Group[] = [];
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(rtf); token; token = TOKEN.exec(rtf)) {
    const group = groups.at(-1);
    const [sign, word = '', number] = token;
    if (sign === '{') {
      groups.push({ isRepeated: group?.isRepeated ?? false, isPicture: false, start: TOKEN.lastIndex });
    } else if (sign === '}') {
      const picture = groups.pop();
      if (picture?.isPicture && !picture.isRepeated)
        pictures.push(readPicture(picture, rtf.slice(picture.start, token.index)));
      const outer = groups.at(-1);
      if (outer) outer.start = TOKEN.lastIndex;
    } else if (group) {
      if (REPEATED.has(word)) group.isRepeated = true;
      if (word === 'pict') group.isPicture = true;
      group.type = TYPES[word] ?? group.type;
      if (word === 'bin') TOKEN.lastIndex += Math.max(0, Number(number ?? 0));
      group.start = TOKEN.lastIndex;
    }
  }
  return pictures;
}

function readPicture({ type }: Group, data: string): EncodedPicture | undefined {
  const text = data.replaceAll(/\s/g, '');
  const isHex = text !== '' && text.length % 2 === 0 && !/[^\da-f]/i.test(text);
  return type !== undefined && isHex ? { type, text, encoding: 'hex' } : undefined;
}
