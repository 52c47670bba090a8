import type { Visibility } from './geometry.ts';

/** Text in one line. */
interface Line extends Visibility {
  /** The line's name in messages. */
  name: string;
  /** The element that contains the text. */
  holder: Element;
}

/** Helpers in the browser for lines of text. They require `installGeometry`. */
interface Lines {
  /** The visible text nodes in document order, as found on the first call. They may be scrolled out of view. */
  texts: () => readonly Text[];
  /** The lines of a text node at their current positions. */
  toLines: (text: Text) => Line[];
}

declare global {
  interface Window {
    lines: Lines;
  }
}

/** Installs the helpers in the page. */
export function installLines(): void {
  /** Share of the line height above and below the letters. It is empty, and tightly set lines overlap there. */
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
