import { countHtmlWords, countWords } from '../../../../platform/shared/reading-time.gen';
import { isObject } from '../../../ui/is-object';
import { isLibraryFile } from '../../../ui/pictures/is-library-file';
import { isStoredBlock, PROSE, toList, toParts, toText } from '../../stored';

export interface OutlineHeading {
  text: string;
  level: number;
  /** The index of its block. */
  block: number;
  /** If the block is prose: the index in it. */
  prose?: number;
}

/** The headings of a text, in order. */
export function readHeadings(content: unknown): OutlineHeading[] {
  return toList(content).flatMap((block, index): OutlineHeading[] => {
    if (!isStoredBlock(block)) return [];
    if (block.__component === PROSE)
      return toParts(block.body).flatMap((node, prose): OutlineHeading[] =>
        node.type === 'heading'
          ? [{ text: getWords(node), level: toLevel(node.level), block: index, prose }]
          : [],
      );
    return block.__component === 'blocks.heading' || block.__component === 'blocks.inline-heading'
      ? [{ text: toText(block.text), level: toLevel(block.level), block: index }]
      : [];
  });
}

/** Level 1 is the title of the page; readers get level 2. */
const toLevel = (level: unknown): number => (typeof level === 'number' ? Math.max(2, level) : 2);

const getWords = (node: unknown): string =>
  isObject(node) ? toText(node.text) + toList(node.children).map(getWords).join('') : '';

/** The fields with words that are read. */
const TEXTS: Readonly<Record<string, (text: string) => number>> = {
  text: countWords,
  heading: countWords,
  caption: countWords,
  code: countWords,
  author: countWords,
};

/** How many words readers get. */
export const countContentWords = (content: unknown): number =>
  toList(content).reduce((sum: number, block) => sum + countBlock(block), 0);

function countBlock(block: unknown): number {
  if (!isStoredBlock(block)) return 0;
  return block.__component === 'blocks.raw-html' ? countHtmlWords(toText(block.content)) : countIn(block);
}

function countIn(value: unknown): number {
  if (Array.isArray(value)) {
    // Marks divide words of prose between nodes.
    if (value.some(isWords)) return countWords(value.map(getWords).join(''));
    return value.reduce((sum: number, part) => sum + countIn(part), 0);
  }
  // A file's caption is the library's.
  if (!isObject(value) || isLibraryFile(value)) return 0;
  return Object.entries(value).reduce(
    (sum, [name, field]) => sum + (typeof field === 'string' ? (TEXTS[name]?.(field) ?? 0) : countIn(field)),
    0,
  );
}

const isWords = (value: unknown): boolean => isObject(value) && value.type === 'text';
