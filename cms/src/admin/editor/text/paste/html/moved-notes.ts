import type { JSONContent } from '@tiptap/core';

/** Stands where a list of notes was, until the whole text is read. */
const PLACE = 'notes';

export const createNotesPlace = (): JSONContent => ({ type: PLACE });

/**
 * A text from which the notes have moved to the end of the article, without the headings that were above nothing else,
 * such as “References”.
 */
export function dropEmptyHeadings(nodes: readonly JSONContent[]): JSONContent[] {
  const kept: JSONContent[] = [];
  let isAboveNotes = false;
  for (const node of nodes.toReversed()) {
    if (node.type === PLACE) isAboveNotes = true;
    else if (!isAboveNotes || !isEmptyAbove(node, kept.at(-1))) {
      kept.push(node);
      isAboveNotes = false;
    }
  }
  return kept.toReversed();
}

/** Whether a heading has nothing below it in its part of the text. */
const isEmptyAbove = (node: JSONContent, next: JSONContent | undefined): boolean =>
  node.type === 'heading' &&
  (next === undefined || (next.type === 'heading' && getLevel(next) <= getLevel(node)));

const getLevel = ({ attrs }: JSONContent): number => Number(attrs?.level);
