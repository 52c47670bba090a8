import type { JSONContent } from '@tiptap/core';

/** Word on the web names the style of a paragraph at its words. */
const getWordStyle = (element: HTMLElement): string =>
  element.classList.contains('Paragraph')
    ? (element.querySelector<HTMLElement>('[data-ccp-parastyle]')?.dataset.ccpParastyle ?? '').toLowerCase()
    : '';

/** Undefined: it is no heading. */
export function getHeadingLevel(element: HTMLElement): number | undefined {
  const { tagName, classList } = element;
  if (/^H[1-6]$/.test(tagName)) return Number(tagName[1]);
  if (classList.contains('MsoTitle')) return 1;
  if (element.getAttribute('role') === 'heading') return Number(element.getAttribute('aria-level')) || 2;
  return getWordStyle(element) === 'title' ? 1 : undefined;
}

const FIRST_LEVEL = 'h1, .MsoTitle, [role="heading"][aria-level="1"], [data-ccp-parastyle="Title" i]';

/** By how many levels headings go down: level 1 is the title of an article. */
export const getShift = (root: HTMLElement): number => (root.querySelector(FIRST_LEVEL) ? 1 : 0);

/** Whether a paragraph has one of Word's styles for quotations. */
export const isWordQuotation = (element: HTMLElement): boolean =>
  ['MsoQuote', 'MsoIntenseQuote'].some((name) => element.classList.contains(name)) ||
  getWordStyle(element).endsWith('quote');

/** Whether a paragraph has Word's style for captions of tables and pictures. */
export const isWordCaption = (element: HTMLElement): boolean =>
  element.classList.contains('MsoCaption') || getWordStyle(element) === 'caption';

/** Word keeps a caption above a table on the page of the table. Browsers drop this rule from `element.style`. */
export const isKeptWithNext = (element: HTMLElement): boolean =>
  /page-break-after:\s*avoid/i.test(element.getAttribute('style') ?? '');

/** Word and LibreOffice draw a line between a text and its notes. */
export const isBeforeNotes = (line: HTMLElement): boolean =>
  line.getAttribute('width') === '33%' || line.closest('[style*="mso-element"]') !== null;

/** Undefined: it is empty. */
export function readCode(element: HTMLElement): JSONContent | undefined {
  const text = (element.textContent ?? '').replaceAll('\r\n', '\n').replace(/\n$/, '');
  return text.trim() === '' ? undefined : { type: 'codeBlock', content: [{ type: 'text', text }] };
}
