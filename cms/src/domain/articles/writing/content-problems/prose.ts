import * as v from 'valibot';
import { toLinkUrl } from '../../../../platform/text/url';
import { node as proseNode } from '../../../../blocks/types/rich-text/nodes';
import { describeUnshownPicture } from '../../../../blocks/unshown-picture';
import { explainTidied, explainUnusable } from './addresses';
import { emptyItems, hasWords, LINK, getName, NO_WORDS, SHOWN_STRUCK } from './fields';
import { type Fields, isFields, getItems, quoted, type Report } from './problem';

/** Nodes that contain only text, so links and struck-out text are not allowed in them (C18). */
const WORDS_ALONE: Readonly<Record<string, string>> = {
  heading: 'a heading',
  quote: 'a quotation',
  code: 'code',
};

/**
 * Checks prose of Strapi's editor. Problems are reported at the node; the editor's screen shows them beside the whole
 * text.
 */
export function checkProse({ body }: Fields, report: Report): void {
  const nodes: readonly unknown[] = Array.isArray(body) ? body : [];
  nodes.forEach((node, index) => checkNode(node, ['body', index], report));
  const shown = nodes.some(
    (node) => isFields(node) && (node.type === 'image' || textsIn(node).some(hasWords)),
  );
  if (!shown) report.refuse(['body'], NO_WORDS);
}

function checkNode(node: unknown, path: (string | number)[], report: Report): void {
  const read = v.safeParse(proseNode, node);
  if (!isFields(node)) return;
  const kind = typeof node.type === 'string' ? node.type : '';
  if (kind === 'image' && (!read.success || read.output === null)) {
    report.refuse(
      path,
      isFields(node.image)
        ? `the picture ${getName(node.image)} in it cannot be shown${describeUnshownPicture(node.image) ?? ''}`
        : 'the file of a picture in it is not in the library any more. Choose another one, or remove it.',
    );
  } else if (!read.success && textsIn(node).some(hasWords)) {
    report.refuse(
      path,
      `it contains text of an unknown type, ${quoted(kind)}. Write it as a paragraph, or remove it.`,
    );
  }
  noteEmptyParts(node, kind, path, report);
  checkLinks(node, path, report);
  if (read.success) noteUnknownParts(node, path, report);
  noteLostWords(node, kind, path, report);
  noteLostMarks(node, kind, path, report);
}

function checkLinks(node: Fields, path: (string | number)[], report: Report): void {
  for (const { url, words } of findLinks(node)) {
    const link = `the link ${quoted(words)} leads to ${quoted(url)}, which`;
    const tidied = explainTidied(url);
    if (toLinkUrl(url) === null) report.refuse(path, `${link} ${explainUnusable(url, LINK.hint)}`);
    else if (tidied !== null) report.note(path, `${link} ${tidied}`);
  }
}

/** The links of a node that have words. */
const findLinks = (node: Fields): { url: unknown; words: string }[] =>
  within(node)
    .filter(({ type }) => type === 'link')
    .map((link) => ({ url: link.url, words: textsIn(link).join('') }))
    .filter(({ words }) => hasWords(words));

function noteLostWords(node: Fields, kind: string, path: (string | number)[], report: Report): void {
  const struck = within(node).filter(({ strikethrough, text }) => strikethrough === true && hasWords(text));
  const struckWords = quoted(struck.map(({ text }) => text).join(' '));
  const wordsAlone = WORDS_ALONE[kind];
  if (wordsAlone !== undefined) {
    for (const { url, words } of findLinks(node)) {
      if (toLinkUrl(url) === null) continue;
      report.note(
        path,
        `the link ${quoted(words)} is left out of ${wordsAlone}, which can only contain text`,
      );
    }
  }
  if (struck.length === 0) return;
  report.note(
    path,
    wordsAlone === undefined
      ? `the struck-out text ${struckWords} is ${SHOWN_STRUCK}`
      : `struck-out text in ${wordsAlone} is left out: ${struckWords}`,
  );
}

const KNOWN_PARTS = new Set<unknown>(['text', 'link', 'list', 'list-item']);

function noteUnknownParts(node: Fields, path: (string | number)[], report: Report): void {
  for (const part of within(node)) {
    if (part === node || KNOWN_PARTS.has(part.type)) continue;
    const words = textsIn(part).join('');
    if (!hasWords(words)) continue;
    report.note(
      path,
      `the text ${quoted(words)} is left out, because its type, ${quoted(part.type)}, is unknown`,
    );
  }
}

/** C18: underline and code marks become plain, nested lists one list. */
function noteLostMarks(node: Fields, kind: string, path: (string | number)[], report: Report): void {
  if (kind === 'code') return;
  for (const mark of ['underline', 'code']) {
    const marked = within(node).filter((part) => part[mark] === true && hasWords(part.text));
    if (marked.length > 0) {
      const words = quoted(marked.map(({ text }) => text).join(' '));
      report.note(path, `the text ${words} is shown without its ${mark}${mark === 'code' ? ' mark' : ''}`);
    }
  }
  const lists = within(node).filter((part) => part !== node && part.type === 'list');
  if (lists.some((list) => textsIn(list).some(hasWords))) {
    report.note(path, 'the items of a list inside a list are shown without their indent');
  }
}

/** Without empty paragraphs: Strapi's editor adds one at the end of every text. */
const EMPTY: Readonly<Record<string, string>> = {
  heading: 'an empty heading',
  quote: 'an empty quotation',
  code: 'a code block without code',
};

/**
 * Notes parts without text, which are omitted. The editor's screen shows some of them as a blank line, and an empty
 * link not at all.
 */
function noteEmptyParts(node: Fields, kind: string, path: (string | number)[], report: Report): void {
  const isEmpty = (part: Fields) => !textsIn(part).some(hasWords);
  const empty = EMPTY[kind];
  if (empty !== undefined && isEmpty(node)) report.note(path, `${empty} is left out`);
  const items = within(node).filter((part) => part.type === 'list-item' && isEmpty(part));
  if (items.length > 0) report.note(path, `${emptyItems(items.length)} left out`);
  for (const link of within(node).filter((part) => part.type === 'link' && isEmpty(part))) {
    report.note(path, `a link to ${quoted(link.url)} is left out, because it has no words`);
  }
}

const textsIn = (node: Fields): string[] =>
  within(node).flatMap(({ text }) => (typeof text === 'string' ? [text] : []));

/** A node and all its descendants in reading order, at any depth: the walk is not recursive. */
function within(node: Fields): Fields[] {
  const found: Fields[] = [];
  const waiting: Fields[] = [node];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    found.push(next);
    for (const { item } of getItems(next.children).toReversed()) waiting.push(item);
  }
  return found;
}
