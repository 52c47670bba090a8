import type { JSONContent } from '@tiptap/core';
import type { Definition, FootnoteDefinition, List, Root, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { toInline } from '../../convert/inline';
import { toTableNode } from '../../table/table-node';
import { Footnotes } from '../shared/footnotes';
import { readPart } from '../html/read-html';
import { Report } from '../notices/report';
import { withoutNotes, type PastedText } from '../shared/pasted-text';
import { settleLists } from '../shared/settle-lists';
import { createDivider, isList, isOutside, joinLines, toHeading } from '../shared/nodes';
import { tidyParagraphs, tidySpans } from '../shared/tidy-spans';
import { readPhrasing, type Phrase, type Phrasing } from './read-phrasing';

/**
 * Markdown, with GitHub's tables, struck words and footnotes, as nodes of the text.
 * @param noteCount how many notes the article has
 */
export function readMarkdown(text: string, noteCount = 0): PastedText & { report: Report } {
  const root = fromMarkdown(text.replaceAll('\r\n', '\n'), {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  const reader = new MarkdownReader(root, noteCount);
  return { ...reader.read(), report: reader.report };
}

class MarkdownReader {
  readonly report = new Report();
  private readonly notes: Footnotes;
  private readonly shift: number;
  private readonly definitions: ReadonlyMap<string, Definition>;
  private readonly noteTexts: readonly FootnoteDefinition[];

  constructor(
    private readonly root: Root,
    noteCount: number,
  ) {
    this.notes = new Footnotes(noteCount);
    const { children } = root;
    this.shift = children.some((node) => node.type === 'heading' && node.depth === 1) ? 1 : 0;
    const definitions = children.filter((node) => node.type === 'definition');
    this.definitions = new Map(definitions.map((definition) => [definition.identifier, definition]));
    this.noteTexts = children.filter((node) => node.type === 'footnoteDefinition');
  }

  read(): PastedText {
    const nodes = this.readNodes(this.root.children);
    for (const { identifier, children } of this.noteTexts)
      this.notes.add(identifier, joinLines(this.readNodes(children)));
    const settled = settleLists(nodes, this.report);
    const notes = this.notes.write();
    // Without marks, they are a list like any other.
    return this.notes.hasMarks || notes.length === 0
      ? { nodes: settled, notes }
      : withoutNotes([...settled, { type: 'orderedList', content: notes }]);
  }

  private readNodes(nodes: readonly RootContent[]): JSONContent[] {
    return nodes.flatMap((node) => this.readNode(node));
  }

  private readNode(node: RootContent): JSONContent[] {
    switch (node.type) {
      case 'heading': {
        const phrases = this.readPhrases(node.children);
        const spans = tidySpans(phrases.flatMap(toSpans));
        const heading = spans.length > 0 ? [toHeading(node.depth, this.shift, spans)] : [];
        return [...heading, ...phrases.flatMap(toPictures)];
      }
      case 'paragraph':
        return this.readParagraph(node.children);
      case 'list':
        return this.readList(node);
      case 'blockquote': {
        const nodes = this.readNodes(node.children);
        const content = joinLines(nodes);
        if (nodes.some(isList)) this.report.hasQuotedList = true;
        const quotation = content.length > 0 ? [{ type: 'quote', content }] : [];
        return [...quotation, ...nodes.filter(isOutside)];
      }
      case 'code': {
        const content = [{ type: 'text', text: node.value }];
        const attrs = { language: node.lang ?? null };
        return node.value.trim() === '' ? [] : [{ type: 'codeBlock', attrs, content }];
      }
      case 'thematicBreak':
        return [createDivider()];
      case 'table':
        return this.readTable(node);
      case 'html':
        return this.readHtml(node.value);
      default:
        return [];
    }
  }

  private readList({ ordered, start, children }: List): JSONContent[] {
    const outside: JSONContent[] = [];
    const content = children.flatMap((item) => {
      const nodes = this.readNodes(item.children);
      const lists = nodes.filter(isList);
      const words = joinLines(nodes.filter((node) => !isList(node)));
      outside.push(...nodes.filter(isOutside));
      if (typeof item.checked === 'boolean') this.report.hasChecklist = true;
      if (words.length + lists.length === 0) return [];
      return [{ type: 'listItem', content: [{ type: 'paragraph', content: words }, ...lists] }];
    });
    const list =
      ordered === true
        ? { type: 'orderedList', attrs: { start: start ?? 1 }, content }
        : { type: 'bulletList', content };
    return [...(content.length > 0 ? [list] : []), ...outside];
  }

  private readTable({ children }: Table): JSONContent[] {
    const width = children[0]?.children.length ?? 0;
    const outside: JSONContent[] = [];
    const rows = children.map((row) =>
      Array.from({ length: width }, (_, column) => {
        const phrases = this.readPhrases(row.children[column]?.children ?? []);
        outside.push(...phrases.flatMap(toPictures));
        return toInline(tidySpans(phrases.flatMap(toSpans)));
      }),
    );
    return width === 0 ? [] : [toTableNode(rows), ...outside];
  }

  /** A paragraph; pictures stand between the words before and after them. */
  private readParagraph(children: readonly Phrasing[]): JSONContent[] {
    const nodes: JSONContent[] = [];
    let phrases: Phrase[] = [];
    const end = () => {
      for (const words of tidyParagraphs(phrases.flatMap(toSpans)))
        nodes.push({ type: 'paragraph', content: toInline(words) });
      phrases = [];
    };
    for (const phrase of this.readPhrases(children)) {
      phrases.push(phrase);
      if ('picture' in phrase) {
        end();
        nodes.push(phrase.picture);
      }
    }
    end();
    return nodes;
  }

  private readPhrases(children: readonly Phrasing[]): Phrase[] {
    return readPhrasing(children, { definitions: this.definitions, notes: this.notes, report: this.report });
  }

  /** HTML in Markdown is read like HTML. */
  private readHtml(html: string): JSONContent[] {
    const root = document.implementation.createHTMLDocument().createElement('div');
    root.innerHTML = html;
    return readPart(root, { notes: this.notes, hasNotes: true, report: this.report });
  }
}

const toSpans = (phrase: Phrase) => ('span' in phrase ? [phrase.span] : []);
const toPictures = (phrase: Phrase) => ('picture' in phrase ? [phrase.picture] : []);
