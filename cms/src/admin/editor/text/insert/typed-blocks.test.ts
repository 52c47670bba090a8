/** @jest-environment jsdom */
import { Editor } from '@tiptap/core';
import { textExtensions } from '../schema/extensions';
import { TypedBlocks } from './typed-blocks';

function type(words: string): string[] {
  const editor = new Editor({ extensions: [...textExtensions, TypedBlocks], content: '<p></p>' });
  for (const letter of words) {
    const { view } = editor;
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(letter, from, to);
    if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, insert)))
      view.dispatch(insert());
  }
  return editor.state.doc.children.map(({ type: { name }, textContent }) => `${name} ${textContent}`.trim());
}

test.each([
  ['> Rest', ['quote Rest', 'paragraph']],
  ['--- Next', ['entry', 'paragraph Next']],
  ['*** Next', ['entry', 'paragraph Next']],
  ['a > b', ['paragraph a > b']],
  ['a --- b', ['paragraph a --- b']],
])('%s', (words, blocks) => {
  expect(type(words)).toEqual(blocks);
});
