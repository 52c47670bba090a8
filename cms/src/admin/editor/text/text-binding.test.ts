/** @jest-environment jsdom */
import type { Editor } from '@tiptap/core';
import { openText } from './open-text';
import { textExtensions } from './schema/extensions';

function open() {
  const changes: unknown[] = [];
  const text = openText({ shown: [], stored: [] }, (content) => changes.push(content), textExtensions, {});
  return { ...text, changes };
}

test('the form gets what was typed', () => {
  const { editor, binding, changes } = open();
  editor.commands.insertContent('Dim the lights');
  binding.flush();
  expect(changes).toMatchObject([[{ body: [{ children: [{ text: 'Dim the lights' }] }] }]]);
  binding.flush();
});

test('a mark that was switched off stays off when the form follows', () => {
  const { editor, binding, changes } = open();
  editor.chain().toggleBold().insertContent('bold').run();
  editor.commands.toggleBold();
  binding.flush();
  editor.view.dispatch(editor.state.tr.insertText(' plain'));
  binding.flush();
  expect(changes.at(-1)).toMatchObject([
    { body: [{ children: [{ text: 'bold', bold: true }, { text: ' plain' }] }] },
  ]);
  binding.flush();
});

test('a block that undo brings back is the one in the form', () => {
  const { editor, binding, changes } = open();
  const follow = (shown: unknown) => binding.receive({ shown, stored: [] });
  const picture = { __component: 'blocks.image', image: null };
  editor.commands.insertContent([{ type: 'entry', attrs: { value: picture } }, { type: 'paragraph' }]);
  binding.flush();
  follow(changes.at(-1));
  // Its fields are in the form.
  follow([{ ...toList(changes.at(-1))[0], image: { id: 1, mime: 'image/webp', hash: 'window_1' } }]);
  editor.chain().setNodeSelection(findEntry(editor)).insertContent('Sun').run();
  binding.flush();
  follow(changes.at(-1));
  editor.commands.undo();
  binding.flush();
  const blocks = toList(changes.at(-1));
  follow(blocks);
  expect(blocks).toMatchObject([{ image: { id: 1, mime: 'image/webp', hash: 'window_1' } }]);
  expect(editor.state.doc.nodeAt(findEntry(editor))?.attrs.value).toBe(blocks[0]);
  binding.flush();
});

test('what is replaced in a block gets to the form with its row, and undo takes it back', () => {
  const stored = [{ __component: 'blocks.embed', __temp_key__: 'a0', id: 3, url: '/a', caption: 'Sleep' }];
  const changes: unknown[] = [];
  const form = { shown: stored, stored };
  const { editor, binding } = openText(form, (content) => changes.push(content), textExtensions, {});
  const follow = () => binding.receive({ shown: changes.at(-1), stored });
  const { tr } = editor.state;
  editor.view.dispatch(tr.setNodeAttribute(0, 'value', { ...stored[0], caption: 'Rest' }));
  binding.flush();
  follow();
  expect(changes.at(-1)).toEqual([{ ...stored[0], caption: 'Rest' }]);
  editor.commands.undo();
  binding.flush();
  follow();
  expect(changes.at(-1)).toEqual(stored);
  expect(changes).toHaveLength(2);
});

const prose = (...paragraphs: string[]) => [
  {
    __component: 'blocks.rich-text',
    __temp_key__: 'a0',
    id: 7,
    body: paragraphs.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] })),
  },
];

test('a text that was just opened has nothing to undo, also once the caret is in it', () => {
  const stored = [...prose('Words'), { __component: 'blocks.divider', __temp_key__: 'a1', id: 8 }];
  const changes: unknown[] = [];
  const form = { shown: stored, stored };
  const { editor, binding } = openText(form, (content) => changes.push(content), textExtensions, {});
  editor.commands.setTextSelection(3);
  expect(editor.can().undo()).toBe(false);
  binding.flush();
  expect(changes).toEqual([]);
});

test('the form has what is stored once everything was undone', () => {
  const stored = prose('Words', 'More');
  const changes: unknown[] = [];
  const form = { shown: stored, stored };
  const { editor, binding } = openText(form, (content) => changes.push(content), textExtensions, {});
  editor.commands.insertContentAt(3, 'ooo');
  binding.flush();
  binding.receive({ shown: changes.at(-1), stored });
  editor.commands.undo();
  binding.flush();
  expect(changes).toHaveLength(2);
  expect(changes.at(-1)).toBe(stored);
  binding.receive({ shown: stored, stored });
  editor.commands.redo();
  binding.flush();
  expect(changes.at(-1)).toMatchObject([
    { id: 7, body: [{ children: [{ text: 'Woooords' }] }, { children: [{ text: 'More' }] }] },
  ]);
});

describe('while a form is being saved', () => {
  function openSaving(...paragraphs: string[]) {
    const content = prose(...paragraphs);
    const changes: unknown[] = [];
    const text = openText({ shown: content, stored: content }, (to) => changes.push(to), textExtensions, {});
    const receive = (shown: unknown) => text.binding.receive({ shown, stored: shown });
    const type = (words: string) => text.editor.view.dispatch(text.editor.state.tr.insertText(words));
    return { ...text, changes, receive, type };
  }

  test('what waits stays when the form is filled with older text and then with all but it', () => {
    const { editor, changes, receive, type, binding } = openSaving('Sent');
    editor.commands.setTextSelection(5);
    type(' late');
    binding.flush();
    receive(changes.at(-1));
    type(' and waiting');
    receive(prose('Sent'));
    receive(prose('Sent late'));
    type('!');
    expect(editor.getText()).toBe('Sent late and waiting!');
    binding.flush();
    expect(changes.at(-1)).toMatchObject([
      { id: 7, body: [{ children: [{ text: 'Sent late and waiting!' }] }] },
    ]);
  });

  test('the caret stays where it is when other words change', () => {
    const { editor, receive, type, binding, changes } = openSaving('First', 'Second');
    editor.commands.setTextSelection(3);
    receive(prose('First', 'Second, changed'));
    type('-');
    expect(editor.getText()).toBe('Fi-rst\n\nSecond, changed');
    binding.flush();
    receive(changes.at(-1));
    receive(prose('Before. Fi-rst', 'Second, changed'));
    type('-');
    expect(editor.getText()).toBe('Before. Fi--rst\n\nSecond, changed');
  });
});

function findEntry({ state }: Editor): number {
  let found = -1;
  state.doc.forEach((node, position) => {
    if (node.type.name === 'entry') found = position;
  });
  return found;
}

const toList = (value: unknown): object[] => (Array.isArray(value) ? value : []);
