import type { JSONContent } from '@tiptap/core';

/** An item of a list whose markup does not nest, as Word writes it. */
export interface FlatItem {
  /** 1 for the outermost list. */
  level: number;
  isOrdered: boolean;
  paragraph: JSONContent;
}

const LEVEL = /mso-list:[^;]*\blevel(\d+)/i;

/** A numbered item starts with a number, or with letters and a sign. A letter alone is a bullet of a symbol font. */
const NUMBER = /^\s*\(?(?:\d+|[a-z]{1,4}[.)])/i;

/** The level and kind of a paragraph that is an item of a list in Word; undefined: it is none. */
export function readWordItem(element: HTMLElement): Omit<FlatItem, 'paragraph'> | undefined {
  // Browsers drop what they do not know from `element.style`.
  const style = element.getAttribute('style') ?? '';
  const level = Number(LEVEL.exec(style)?.[1]);
  if (!level) return undefined;
  const marker = [...element.querySelectorAll<HTMLElement>('span')].find(isMarker)?.textContent ?? '';
  return { level, isOrdered: NUMBER.test(marker) };
}

/** The bullet or number that Word writes as text. */
export const isMarker = (element: Element): boolean =>
  /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '');

/** Nests items by their levels. Items of another kind on the same level begin a list of their own. */
export function nestItems(items: readonly FlatItem[]): JSONContent[] {
  const lists: JSONContent[] = [];
  const open: { level: number; list: JSONContent }[] = [];
  for (const { level, isOrdered, paragraph } of items) {
    const type = isOrdered ? 'orderedList' : 'bulletList';
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const last = open.at(-1);
    if (last && last.level === level && last.list.type !== type) open.pop();
    if (open.at(-1)?.level !== level) {
      const list: JSONContent = { type, content: [] };
      const parent = open.at(-1)?.list.content?.at(-1);
      (parent?.content ?? lists).push(list);
      open.push({ level, list });
    }
    open.at(-1)?.list.content?.push({ type: 'listItem', content: [paragraph] });
  }
  return lists;
}
