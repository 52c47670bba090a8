import { getImageAddress } from '../../picture/image-address';
import { isObject } from '../../../ui/is-object';
import { toParts, toText, type StoredBlock } from '../../stored';

/** The fields whose words tell what a block is about, in this order. */
const WORDS = ['caption', 'text', 'url', 'content', 'code', 'note', 'alt'];
const MOST_CHARACTERS = 80;

/** The first words of a block, and whether its picture is decorative. */
export function getWords(block: Readonly<Record<string, unknown>>): string {
  const isDecorative = isPassedOver(block);
  const shown = isDecorative ? WORDS.filter((name) => name !== 'alt') : WORDS;
  const found = findWords(block, shown) ?? findInParts(block);
  if (isDecorative && found === undefined) return 'Decorative';
  const words = found ?? getFileName(block) ?? '';
  const line = words.replaceAll(/\s+/g, ' ');
  const cut = line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)}…` : line;
  return isDecorative ? `${cut} (decorative)` : cut;
}

const findWords = (fields: Readonly<Record<string, unknown>>, names: readonly string[]): string | undefined =>
  names.map((name) => toText(fields[name]).trim()).find((words) => words !== '');

/** Of the first part that says something, such as a slide with a caption. */
const findInParts = ({ items }: Readonly<Record<string, unknown>>): string | undefined =>
  toParts(items)
    .map((part) => findWords(part, ['caption']))
    .find((words) => words !== undefined);

/** Whether screen readers pass over the picture of a block: because of this place, or wherever it is. */
function isPassedOver({ image, alt, decorative }: Readonly<Record<string, unknown>>): boolean {
  if (!isObject(image)) return false;
  return decorative === true || (image.alternativeText === '' && toText(alt).trim() === '');
}

/** The address of a small picture of a block; undefined: it has none. */
export function getThumbnail(block: Readonly<Record<string, unknown>>): string | undefined {
  const pictures = [block.image, block.poster, block.file, ...toParts(block.items).map(({ image }) => image)];
  const picture = pictures.filter(isObject).find(({ mime }) => toText(mime).startsWith('image/'));
  return picture && getImageAddress(picture, 'thumbnail');
}

function getFileName(block: Readonly<Record<string, unknown>>): string | undefined {
  const file = [block.image, block.file].find(isObject);
  return file && (toText(file.alternativeText) || toText(file.name));
}

/** Blocks that say something without any field. */
export const COMPLETE = new Set(['blocks.divider', 'blocks.spacer']);

/** Whether a block still needs to be told what it shows, or what its picture shows. */
export const isIncomplete = (block: StoredBlock): boolean =>
  !COMPLETE.has(block.__component) &&
  (getThumbnail(block) === undefined ? getWords(block) === '' : isUndescribed(block));

function isUndescribed({ image, alt, decorative }: StoredBlock): boolean {
  return isObject(image) && image.alternativeText === null && toText(alt) === '' && decorative !== true;
}
