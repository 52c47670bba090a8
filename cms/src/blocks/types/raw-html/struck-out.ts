/** Marks, inside the cleaner alone, an element that a style strikes out. */
export const STRUCK_MARK = 'data-struck';

const PIECES = /(<[^>]*>)/;
const NAME = /^<\/?([a-z0-9]+)/;
const VOID = new Set(['br', 'col', 'hr', 'img']);
const STRIKES = new Set(['s', 'del']);

/**
 * Cleaned HTML in which the words of marked elements are struck out. Each run of words gets an `<s>` of its own: around a
 * list or a row of a table it would be no valid HTML.
 */
export function strikeMarked(marked: string): string {
  if (!marked.includes(STRUCK_MARK)) return marked;
  /** For each open element: whether words in it are to be struck, or are already. */
  const open: ('marked' | 'struck' | 'plain')[] = [];
  return marked
    .split(PIECES)
    .map((piece) => {
      if (!piece.startsWith('<')) return strikes(open) && piece.trim() !== '' ? `<s>${piece}</s>` : piece;
      const name = NAME.exec(piece)?.[1] ?? '';
      if (piece.startsWith('</')) open.pop();
      else if (!VOID.has(name)) {
        const isMarked = piece.includes(` ${STRUCK_MARK}`);
        open.push(STRIKES.has(name) ? 'struck' : isMarked ? 'marked' : 'plain');
      }
      return piece.replace(MARK, '');
    })
    .join('');
}

const MARK = new RegExp(` ${STRUCK_MARK}(?:="")?`);

const strikes = (open: readonly string[]) => open.includes('marked') && !open.includes('struck');
