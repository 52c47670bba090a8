import { mergeAttributes, Node } from '@tiptap/core';
import { withoutRowIds } from '../../../saving/conflicts/fit-parts';
import { isProseNode, isStoredBlock } from '../../stored';

/** Words that belong to a node and are not among its own. */
export const toDataAttribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.dataset[name] ?? null,
  renderHTML: (attributes: Record<string, unknown>) =>
    typeof attributes[name] === 'string' ? { [`data-${name}`]: attributes[name] } : {},
});

/** A quotation. Its lines are line breaks. */
export const Quote = Node.create({
  name: 'quote',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ author: toDataAttribute('author') }),
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: ({ HTMLAttributes }) => ['blockquote', mergeAttributes(HTMLAttributes), 0],
});

/** The blocks that are one line of plain text, and how they look. */
export const LINES: Readonly<Record<string, string>> = {
  'blocks.inline-heading': 'h3',
  'blocks.subheading': 'p',
  'blocks.bold-text': 'p',
  'blocks.italic-text': 'p',
};

/** A block that is one line of plain text, such as a subheading. */
export const TextLine = Node.create({
  name: 'textLine',
  group: 'block',
  content: 'text*',
  marks: '',
  defining: true,
  addAttributes: () => ({
    component: {
      default: 'blocks.subheading',
      keepOnSplit: false,
      parseHTML: (element) => element.dataset.component,
      renderHTML: ({ component }: { component: string }) => ({ 'data-component': component }),
    },
  }),
  parseHTML: () => [{ tag: '[data-component]', priority: 60 }],
  renderHTML: ({ node, HTMLAttributes }) => [LINES[String(node.attrs.component)] ?? 'p', HTMLAttributes, 0],
});

/** The bold lead-in of an item. */
export const ItemHeading = Node.create({
  name: 'itemHeading',
  content: 'text*',
  marks: '',
  defining: true,
  parseHTML: () => [{ tag: '[data-item-heading]', priority: 60 }],
  renderHTML: () => ['strong', { 'data-item-heading': '' }, 0],
});

/** A node that is shown, moved and deleted as a whole; `value` is what the form has. */
const createWhole = (name: string, tag: string, isValue: (value: unknown) => boolean) =>
  Node.create({
    name,
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({ value: valueAttribute }),
    parseHTML: () => [{ tag: `div[${tag}]`, getAttrs: (element) => isValue(readValue(element)) && null }],
    renderHTML: ({ HTMLAttributes }) => ['div', mergeAttributes(HTMLAttributes, { [tag]: '' })],
  });

/** A value on the clipboard, where it has no rows of the database. */
const valueAttribute = {
  default: null,
  parseHTML: readValue,
  renderHTML: ({ value }: { value: unknown }) => ({ 'data-value': JSON.stringify(withoutRowIds(value)) }),
};

/** Prose that the text field does not edit, such as a picture in it. */
export const ProseAtom = createWhole('proseAtom', 'data-prose-atom', isProseNode);

/** A block that is edited by its fields. */
export const Entry = createWhole('entry', 'data-entry', isStoredBlock);

/** A picture that is being uploaded. It is no part of the text yet. */
export const Upload = Node.create({
  name: 'upload',
  group: 'block',
  atom: true,
  selectable: false,
  addAttributes: () => ({
    /** Where the picture is: `data:`, `blob:` or an address from elsewhere. */
    src: { default: '', rendered: false },
    alt: { default: '', rendered: false },
    caption: { default: '', rendered: false },
  }),
  renderHTML: () => ['div', { 'data-upload': '', role: 'status' }, 'Uploading a picture …'],
});

function readValue(element: HTMLElement): unknown {
  try {
    return JSON.parse(element.dataset.value ?? '');
  } catch {
    return null;
  }
}
