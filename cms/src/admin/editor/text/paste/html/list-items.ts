import type { JSONContent } from '@tiptap/core';

/** An item of a list whose markup does not nest, as word processors write it. */
export interface FlatItem {
  /** 1 for the outermost list. */
  level: number;
  isOrdered: boolean;
  /** Whether it is the first of a list of its own, although another of its kind ends before it. */
  isFirst?: boolean;
  /** Its number, if it is known. */
  start?: number | undefined;
  content: JSONContent[];
}

/** As many levels as Word has. */
const MOST_LEVELS = 9;

export const toLevel = (level: number): number => Math.min(Math.max(1, level), MOST_LEVELS);

const LEVEL = /mso-list:[^;]*\blevel(\d+)/i;

/** A numbered item starts with a number, or with letters and a sign. A letter alone is a bullet of a symbol font. */
const NUMBER = /^\s*\(?(?:\d+|[a-z]{1,4}[.)])/i;

/** Of “2.3.”, the number in the inner list. */
const LAST_NUMBER = /(\d+)\D*$/;

/** The level, kind and number of a paragraph that is an item of a list in Word; undefined: it is none. */
export function readWordItem(
  element: HTMLElement,
): Pick<FlatItem, 'level' | 'isOrdered' | 'start'> | undefined {
  // Browsers drop what they do not know from `element.style`.
  const style = element.getAttribute('style') ?? '';
  const level = Number(LEVEL.exec(style)?.[1]);
  if (!level) return undefined;
  const marker = [...element.querySelectorAll<HTMLElement>('span')].find(isMarker)?.textContent ?? '';
  const isOrdered = NUMBER.test(marker);
  return {
    level: toLevel(level),
    isOrdered,
    start: isOrdered ? toStart(LAST_NUMBER.exec(marker)?.[1]) : undefined,
  };
}

/** The bullet or number that Word writes as text. */
export const isMarker = (element: Element): boolean =>
  /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '');

/** The level of an item that says it itself, as in Google Docs and Word on the web. */
export function readStatedLevel(item: HTMLElement): number | undefined {
  const level = Number(item.dataset.ariaLevel ?? item.getAttribute('aria-level'));
  return level > 0 ? toLevel(level) : undefined;
}

/** Whether an item is one of a checklist: of Google Docs, or with a box of a form, as pages made from Markdown have. */
export const isCheckItem = (item: HTMLElement): boolean =>
  item.getAttribute('role') === 'checkbox' ||
  item.querySelector(':scope > input[type=checkbox], :scope > p:first-child > input[type=checkbox]') !== null;

/** Whether a list counts on from an earlier one, which a list of another kind interrupted. */
export const isContinued = (list: HTMLElement): boolean =>
  list.tagName === 'UL' || Number(list.getAttribute('start')) > 1;

/** With which number a list begins; undefined: it does not say. */
export const readStart = (list: HTMLElement): number | undefined =>
  toStart(list.getAttribute('start') ?? list.querySelector(':scope > li')?.getAttribute('value'));

const toStart = (number: string | null | undefined): number | undefined =>
  /^\s*-?\d{1,6}\s*$/.test(number ?? '') ? Number(number) : undefined;

/** Nests items by their levels. Items of another kind on the same level begin a list of their own. */
export function nestItems(items: readonly FlatItem[]): JSONContent[] {
  const lists: JSONContent[] = [];
  const open: { level: number; list: JSONContent }[] = [];
  for (const { level, isOrdered, isFirst, start, content } of items) {
    const type = isOrdered ? 'orderedList' : 'bulletList';
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const last = open.at(-1);
    if (last?.level === level && (last.list.type !== type || isFirst)) open.pop();
    if (open.at(-1)?.level !== level) {
      const list: JSONContent = { type, ...(start !== undefined && { attrs: { start } }), content: [] };
      const parent = open.at(-1)?.list.content?.at(-1);
      (parent?.content ?? lists).push(list);
      open.push({ level, list });
    }
    open
      .at(-1)
      ?.list.content?.push({ type: 'listItem', content: [{ type: 'paragraph', content: [...content] }] });
  }
  return lists;
}
