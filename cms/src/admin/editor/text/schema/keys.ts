import { Extension } from '@tiptap/core';

/** Nodes of the outermost level that know what they were read from. */
export const KEYED = [
  'paragraph',
  'heading',
  'quote',
  'bulletList',
  'orderedList',
  'codeBlock',
  'table',
  'textLine',
  'proseAtom',
  'entry',
];

/**
 * `key` names what a node was read from (`convert/sources.ts`); null: it is new. It is never copied: neither into a new
 * paragraph nor to the clipboard.
 */
export const Keys = Extension.create({
  name: 'keys',
  addGlobalAttributes() {
    return [{ types: KEYED, attributes: { key: { default: null, rendered: false, keepOnSplit: false } } }];
  },
});
