import type { JSONContent } from '@tiptap/core';
import { addNotice } from './notice-list';

/** Characters of HTML without its pictures. Word needs about 250 for each word. */
const MOST_MARKUP = 8_000_000;

/** Characters of HTML with its pictures. */
const MOST_HTML = 60_000_000;

/** Tags of HTML. */
const MOST_TAGS = 300_000;

/** Characters of words: about 90,000 words. Longer text keeps the browser busy for many seconds. */
const MOST_TEXT = 500_000;

export const isTooLong = (html: string): boolean => html.length > MOST_HTML;
export const hasTooMuchMarkup = (html: string): boolean =>
  html.length > MOST_MARKUP || (html.match(/</g)?.length ?? 0) > MOST_TAGS;
export const isTooMuchText = (text: string): boolean => text.length > MOST_TEXT;

export const hasTooMuchText = (nodes: readonly JSONContent[]): boolean => countText(nodes) > MOST_TEXT;

const countText = (nodes: readonly JSONContent[] = []): number =>
  nodes.reduce((sum, { text = '', content }) => sum + text.length + countText(content), 0);

export const refuse = (): void => addNotice('This is too much to paste at once. Paste it in parts.');
