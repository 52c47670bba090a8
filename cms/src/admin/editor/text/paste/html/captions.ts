import type { JSONContent } from '@tiptap/core';
import { LONGEST_CAPTION } from './read-table';

/** Paragraphs that belong to the table or picture above or below them, until the whole text is read. */
const CAPTION = 'caption';

/** @param isAbove it says itself that it stands above what it belongs to */
export const createCaption = (paragraphs: JSONContent[], isAbove: boolean): JSONContent => ({
  type: CAPTION,
  attrs: { isAbove },
  content: paragraphs,
});

/**
 * Gives tables and pictures their captions. A caption stays a paragraph if nothing beside it can take it, or if it has a
 * link, which would be lost, or is too long.
 */
export function attachCaptions(nodes: readonly JSONContent[]): JSONContent[] {
  const captions = new Map<JSONContent, string>();
  const attached = new Set<JSONContent>();
  for (const [index, node] of nodes.entries()) {
    const words = node.type === CAPTION ? readWords(node) : undefined;
    if (words === undefined) continue;
    const isFree = (other: JSONContent | undefined): other is JSONContent =>
      other !== undefined && canTakeCaption(other) && !captions.has(other);
    const owner = listNeighbours(node, nodes[index - 1], nodes[index + 1]).find(isFree);
    if (!owner) continue;
    captions.set(owner, words);
    attached.add(node);
  }
  return nodes.flatMap((node) => {
    if (node.type === CAPTION) return attached.has(node) ? [] : (node.content ?? []);
    const caption = captions.get(node);
    return [caption === undefined ? node : { ...node, attrs: { ...node.attrs, caption } }];
  });
}

/** To what a caption may belong, the likeliest first: captions of pictures stand below them, those of tables above. */
function listNeighbours({ attrs }: JSONContent, above?: JSONContent, below?: JSONContent) {
  if (attrs?.isAbove === true) return [below, above];
  return above?.type === 'upload' ? [above, below] : [below, above].toSorted(byTableFirst);
}

const byTableFirst = (one?: JSONContent, other?: JSONContent): number =>
  Number(other?.type === 'table') - Number(one?.type === 'table');

const canTakeCaption = ({ type, attrs }: JSONContent): boolean =>
  (type === 'table' || type === 'upload') && !attrs?.caption;

/** The words of a caption in one line; undefined: it stays a paragraph. */
function readWords({ content: paragraphs = [] }: JSONContent): string | undefined {
  const inline = paragraphs.flatMap(({ content = [] }) => content);
  const hasLink = inline.some(({ marks = [] }) => marks.some(({ type }) => type === 'link'));
  const words = inline.map(({ text = ' ' }) => text).join('');
  return hasLink || paragraphs.length !== 1 || words.length > LONGEST_CAPTION ? undefined : words;
}
