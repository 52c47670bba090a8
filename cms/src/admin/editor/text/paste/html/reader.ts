import type { JSONContent } from '@tiptap/core';
import type { Report } from '../notices/report';
import type { Footnotes } from '../shared/footnotes';
import type { Context } from './inline-html';
import type { FlatItem } from './list-items';
import type { Styles } from './styles';
import type { TextBuilder } from './text-builder';

/** What all parts of one paste share. */
export interface Paste {
  /** By how many levels headings go down. */
  shift: number;
  styles: Styles;
  notes: Footnotes;
  /** Whether the text has marks of notes. Without them, a list of references stays where it is. */
  hasNotes: boolean;
  report: Report;
}

/** What was read. In a list, `items` are those of the lists in it. */
export interface Content {
  nodes: JSONContent[];
  items: FlatItem[];
}

/** Reads a part of the markup: the whole, an item, a quotation or a cell. */
export interface Reader {
  readonly paste: Paste;
  /** Collects what is read. */
  readonly text: TextBuilder;
  /** What surrounds the words in an element; undefined: it is left out. */
  enter: (element: Element, outer: Context) => Context | undefined;
  readChildren: (parent: Node, context: Context) => void;
  /** Reads an element apart. @param depth of the list in which it is; 0: in none */
  readInside: (element: HTMLElement, context: Context, depth?: number) => Content;
}

/** Reads an element and what is in it. */
export type ReadElement = (reader: Reader, element: HTMLElement, context: Context) => void;
