/** @jest-environment jsdom */
import { Editor } from '@tiptap/core';
import { textExtensions } from '../schema/extensions';
import { Paste } from './paste';
import { send } from './testing/clipboard';

jest.mock('../../picture/library', () => ({ addPicture: jest.fn(), findByAddress: jest.fn() }));
jest.mock('@strapi/strapi/admin', () => ({ getFetchClient: jest.fn() }));

test('one undo takes back what was pasted, and nothing typed just before or after it', async () => {
  const editor = new Editor({ extensions: [...textExtensions, Paste] });
  const { view } = editor;
  view.dispatch(view.state.tr.insertText('Typed '));
  send(editor, 'paste', { 'text/plain': 'pasted' });
  await Promise.resolve();
  view.dispatch(view.state.tr.insertText(' and more'));
  expect(editor.getText()).toBe('Typed pasted and more');
  editor.commands.undo();
  expect(editor.getText()).toBe('Typed pasted');
  editor.commands.undo();
  expect(editor.getText()).toBe('Typed ');
  editor.commands.undo();
  expect(editor.getText()).toBe('');
});
