/** Marks an element that a style strikes out. Used only inside the cleaner. */
export const STRUCK_MARK = 'data-struck';

const PIECES = /(<[^>]*>)/;
const NAME = /^<\/?([a-z0-9]+)/;
const VOID = new Set(['br', 'col', 'hr', 'img']);
const STRIKES = new Set(['s', 'del']);

/**
 * Cleaned HTML in which the text of marked elements is struck out. Each run of text gets its own `<s>`: around a list
 * or a table row it would not be valid HTML.
 */
export function strikeMarked(marked: string): string {
  if (!marked.includes(STRUCK_MARK)) return marked;
  /** For each open element, whether its text must be struck out or already is. */
  const open: Kind[] = [];
  return marked
    .split(PIECES)
    .map((piece) => {
      if (!piece.startsWith('<')) return strikes(open) && piece.trim() !== '' ? `<s>${piece}</s>` : piece;
      if (piece.startsWith('</')) open.pop();
      else if (!VOID.has(getName(piece))) open.push(getKind(piece));
      return piece.replace(MARK, '');
    })
    .join('');
}

type Kind = 'marked' | 'struck' | 'plain';

function getKind(tag: string): Kind {
  if (STRIKES.has(getName(tag))) return 'struck';
  return tag.includes(` ${STRUCK_MARK}`) ? 'marked' : 'plain';
}

const getName = (tag: string): string => NAME.exec(tag)?.[1] ?? '';

const MARK = new RegExp(` ${STRUCK_MARK}(?:="")?`);

const strikes = (open: readonly Kind[]) => open.includes('marked') && !open.includes('struck');
