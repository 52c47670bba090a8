/** @jest-environment jsdom */
import { Editor } from '@tiptap/core';
import { textExtensions } from '../schema/extensions';
import { EnterFields, fieldRequests, focusFirstField, isAwaited, leaveFields } from './enter-fields';

const BLOCK = `<p>One</p><div data-entry data-value='{"__component":"blocks.embed"}'></div><p>Two</p>`;

function open(): Editor {
  const element = document.body.appendChild(document.createElement('div'));
  return new Editor({ element, extensions: [...textExtensions, EnterFields], content: BLOCK });
}

const press = (editor: Editor, key: string) =>
  editor.view.someProp('handleKeyDown', (handle) =>
    handle(editor.view, new KeyboardEvent('keydown', { key })),
  );

test('Enter on a selected block leads to its fields, and adds nothing', () => {
  const editor = open();
  const asked: number[] = [];
  const stop = fieldRequests.listen(({ position }) => (asked.push(position), true));
  editor.commands.setNodeSelection(5);
  expect(press(editor, 'Enter')).toBe(true);
  expect(asked).toEqual([5]);
  expect(isAwaited(editor, 5)).toBe(true);
  expect(isAwaited(editor, 6)).toBe(false);
  expect(editor.state.doc.childCount).toBe(3);
  stop();
  editor.destroy();
});

test('Enter adds a paragraph where no block has fields', () => {
  const editor = open();
  editor.commands.setNodeSelection(5);
  press(editor, 'Enter');
  expect(editor.state.doc.childCount).toBe(4);
  editor.destroy();
});

test('the first field that can be used gets the focus, and nobody waits any more', () => {
  const editor = open();
  const stop = fieldRequests.listen(() => true);
  editor.commands.setNodeSelection(5);
  press(editor, 'Enter');
  const fields = document.body.appendChild(document.createElement('div'));
  focusFirstField(fields);
  expect(isAwaited(editor, 5)).toBe(true);
  fields.innerHTML = '<input type="hidden"><button disabled>No</button><button>Yes</button>';
  focusFirstField(fields);
  expect(document.activeElement?.textContent).toBe('Yes');
  expect(isAwaited(editor, 5)).toBe(false);
  stop();

  leaveFields(editor, 5);
  expect(document.activeElement).toBe(editor.view.dom);
  expect(editor.state.selection.from).toBe(5);
  fields.remove();
  editor.destroy();
});

describe('of several fields, the focus goes to', () => {
  const focusIn = (html: string) => {
    const fields = document.body.appendChild(document.createElement('div'));
    fields.innerHTML = html;
    const isFound = focusFirstField(fields);
    const focused = document.activeElement?.id;
    fields.remove();
    return isFound && focused;
  };

  test.each([
    ['the address of a video, not the button of its file', '<button></button><input id="address"><input>'],
    ['a text of several lines', '<button></button><input type="checkbox"><textarea id="address"></textarea>'],
    ['what is not disabled', '<input disabled><input type="file"><input id="address">'],
    [
      'the address beside a picture that can be missing',
      '<div data-takes-files><button></button></div><input id="address">',
    ],
  ])('%s', (_, html) => {
    expect(focusIn(html)).toBe('address');
  });

  test('the button of a picture without which the block shows nothing', () => {
    const picture = '<div data-takes-files="required"><button id="upload"></button></div>';
    expect(focusIn(`${picture}<input id="caption">`)).toBe('upload');
  });

  test('the first button of a block without texts, if there is one', () => {
    expect(focusIn('<button id="add"></button><button></button>')).toBe('add');
    expect(focusIn('<input disabled>')).toBe(false);
  });
});
