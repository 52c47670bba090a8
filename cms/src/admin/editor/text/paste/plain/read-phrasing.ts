import type { JSONContent } from '@tiptap/core';
import type { Definition, Nodes, PhrasingContent } from 'mdast';
import type { Span } from '../../convert/inline';
import { cleanAddress } from '../shared/clean-address';
import { cleanWords } from '../shared/clean-words';
import type { Footnotes } from '../shared/footnotes';
import { quote, type Report } from '../notices/report';
import { createUpload } from '../shared/nodes';

export type Phrasing = PhrasingContent;

/** Words, or a picture between them. */
export type Phrase = { span: Span } | { picture: JSONContent };

/** What the words of one text share. */
interface Shared {
  /** The addresses of links, by their names. */
  definitions: ReadonlyMap<string, Definition>;
  notes: Footnotes;
  report: Report;
}

const MARKS: Readonly<Partial<Record<Nodes['type'], string>>> = {
  strong: 'bold',
  emphasis: 'italic',
  delete: 'strike',
};

const LINE_BREAK = /^<br\s*\/?>$/i;

/** Words of Markdown, with their marks and links. Tags around words are left out. */
export const readPhrasing = (
  nodes: readonly Phrasing[],
  shared: Shared,
  outer: Pick<Span, 'marks' | 'link'> = { marks: new Set(), link: undefined },
): Phrase[] => nodes.flatMap((node) => readNode(node, shared, outer));

function readNode(node: Phrasing, shared: Shared, outer: Pick<Span, 'marks' | 'link'>): Phrase[] {
  const toPhrase = (text: string): Phrase[] => [{ span: { ...outer, text } }];
  switch (node.type) {
    case 'text':
      // A line of the source ends where its author's window did.
      return toPhrase(cleanWords(node.value.replaceAll('\n', ' ')));
    case 'inlineCode':
      return [{ span: { ...outer, marks: new Set([...outer.marks, 'code']), text: node.value } }];
    case 'break':
      return toPhrase('\n');
    case 'html':
      return LINE_BREAK.test(node.value) ? toPhrase('\n') : [];
    case 'image':
      return [{ picture: createUpload(node.url, node.alt ?? '') }];
    case 'imageReference': {
      const url = shared.definitions.get(node.identifier)?.url;
      return url === undefined ? [] : [{ picture: createUpload(url, node.alt ?? '') }];
    }
    case 'footnoteReference':
      return [{ span: shared.notes.mark(node.identifier) }];
    case 'link':
      return readLink(node.url, node.children, shared, outer);
    case 'linkReference':
      return readLink(shared.definitions.get(node.identifier)?.url ?? '', node.children, shared, outer);
    default: {
      const mark = MARKS[node.type];
      const marks = mark === undefined ? outer.marks : new Set([...outer.marks, mark]);
      return 'children' in node ? readPhrasing(node.children, shared, { ...outer, marks }) : [];
    }
  }
}

function readLink(
  address: string,
  children: readonly Phrasing[],
  shared: Shared,
  outer: Pick<Span, 'marks' | 'link'>,
): Phrase[] {
  const url = address.startsWith('#') ? null : cleanAddress(address);
  const link = url === null ? outer.link : { url, target: null, rel: null };
  const phrases = readPhrasing(children, shared, { ...outer, link });
  const words = phrases.map((phrase) => ('span' in phrase ? phrase.span.text : '')).join('');
  if (url === null && address !== '' && !address.startsWith('#') && words.trim() !== '')
    shared.report.links.push(quote(words));
  return phrases;
}
