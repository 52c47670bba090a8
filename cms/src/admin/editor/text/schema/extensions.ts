import type { Extensions } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';
import { Link } from '@tiptap/extension-link';
import { ListItem, OrderedList } from '@tiptap/extension-list';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { Keys } from './keys';
import { Entry, ItemHeading, ProseAtom, Quote, TextLine, toDataAttribute, Upload } from './nodes';
import { typedMarks } from './typed-marks';

/** A link has what the article's link has, and null for what it leaves to the rule. */
const StoredLink = Link.extend({
  inclusive: false,
  addAttributes: () => ({ href: { default: null }, target: { default: null }, rel: { default: null } }),
}).configure({ openOnClick: false, autolink: true, linkOnPaste: true, HTMLAttributes: {} });

/** Begins with 1, as for readers, whatever number was typed before its first words. */
const NumberedList = OrderedList.extend({ addAttributes: () => ({}) }).configure({ keepMarks: true });

const CELL = { content: 'paragraph' };

/** The nodes and marks of an article's text. */
export const textExtensions: Extensions = [
  StarterKit.configure({
    blockquote: false,
    bold: false,
    code: false,
    horizontalRule: false,
    italic: false,
    link: false,
    listItem: false,
    strike: false,
    codeBlock: { enableTabIndentation: true },
    orderedList: false,
  }),
  ...typedMarks,
  // Strapi's prose combines all marks.
  Code.extend({ excludes: '' }),
  StoredLink,
  ListItem.extend({ content: 'itemHeading? paragraph (bulletList | orderedList)*' }),
  NumberedList,
  ItemHeading,
  Quote,
  TextLine,
  Table.extend({
    addAttributes: () => ({
      caption: toDataAttribute('caption'),
      boldFirstColumn: {
        default: false,
        parseHTML: (element) => element.dataset.bold === 'first',
        renderHTML: ({ boldFirstColumn }) => (boldFirstColumn === true ? { 'data-bold': 'first' } : {}),
      },
    }),
  }),
  TableRow,
  TableHeader.extend(CELL),
  TableCell.extend(CELL),
  ProseAtom,
  Entry,
  Upload,
  Keys,
];
