/** @jest-environment jsdom */
import { Editor } from '@tiptap/core';
import { isAwaited } from '../blocks/enter-fields';
import { textExtensions } from '../schema/extensions';
import { INSERTABLES, insertAtCaret } from './insertables';

const find = (label: string) => INSERTABLES.find((insertable) => insertable.label === label)!;

const open = (content: string) => new Editor({ extensions: textExtensions, content });

const describeBlocks = ({ state }: Editor): string[] =>
  state.doc.children.map(({ type, textContent, attrs }) =>
    type.name === 'entry' ? String(attrs.value.__component) : `${type.name} ${textContent}`.trim(),
  );

/** Where somebody waits for the fields of a block. */
async function findAwaited(editor: Editor): Promise<number | undefined> {
  await new Promise(requestAnimationFrame);
  return Array.from({ length: editor.state.doc.content.size }, (_, position) => position).find((position) =>
    isAwaited(editor, position),
  );
}

test('a block that has to be filled in stands above the caret, and its fields get the focus', async () => {
  const editor = open('<p>One</p><p>Two</p>');
  editor.commands.setTextSelection(4);
  insertAtCaret(editor, find('Embed'));
  expect(describeBlocks(editor)).toEqual(['paragraph One', 'blocks.embed', 'paragraph', 'paragraph Two']);
  expect(await findAwaited(editor)).toBe(5);
  editor.destroy();
});

test.each(['Divider', 'Heading', 'Table'])('after “%s” the caret stays in the text', async (label) => {
  const editor = open('<p></p>');
  insertAtCaret(editor, find('Embed'));
  await findAwaited(editor);
  const other = open('<p></p>');
  insertAtCaret(other, find(label));
  expect(await findAwaited(other)).toBeUndefined();
  editor.destroy();
  other.destroy();
});

test('what is inserted while a block is selected goes below it', () => {
  const editor = open('<p>One</p>');
  editor.commands.setTextSelection(4);
  insertAtCaret(editor, find('Video'));
  editor.commands.setNodeSelection(5);
  insertAtCaret(editor, find('Embed'));
  expect(describeBlocks(editor)).toEqual(['paragraph One', 'blocks.video', 'blocks.embed', 'paragraph']);
  editor.destroy();
});
