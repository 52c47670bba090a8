import type { Seen } from './geometry.ts';

/** Words that stand in one line. */
export interface Line extends Seen {
  /** What a message calls it. */
  name: string;
  /** The element whose words they are. */
  holder: Element;
}

/** What is told of lines of text, in the browser, after `installGeometry`. */
export interface Lines {
  /** Those that show, in the page's order, as they were found at first; they may have been scrolled away. */
  texts: () => readonly Text[];
  /** Of one, as they lie now. */
  toLines: (text: Text) => Line[];
}

declare global {
  interface Window {
    lines: Lines;
  }
}

/** Puts it there. */
export function installLines(): void {
  /** Of a line's height: above and below the letters it is empty, and lines that are set tight share that. */
  const LEADING = 0.22;
  const { root, isShown, seen, getName } = window.geometry;
  let found: Text[] | undefined;

  const wordsIn = ({ childNodes }: Element): Text[] =>
    [...childNodes].flatMap((node) => (node instanceof Text && node.data.trim() !== '' ? [node] : []));

  function texts(): readonly Text[] {
    found ??= [root(), ...root().querySelectorAll('*')].flatMap((element) => {
      const words = wordsIn(element);
      return words.length > 0 && isShown(element) ? words : [];
    });
    return found;
  }

  function toLines(text: Text): Line[] {
    const holder = text.parentElement;
    if (!holder) return [];
    const range = document.createRange();
    range.selectNodeContents(text);
    const name = `"${text.data.trim().slice(0, 50)}" in ${getName(holder)}`;
    return [...range.getClientRects()]
      .filter(({ width }) => width > 1)
      .map(({ left, top, right, bottom, height }) => {
        const letters = { left, top: top + LEADING * height, right, bottom: bottom - LEADING * height };
        return { ...seen(letters, holder, 'inside'), name, holder };
      });
  }

  window.lines = { texts, toLines };
}
