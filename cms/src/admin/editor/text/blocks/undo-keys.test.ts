/** @jest-environment jsdom */
import { Editor } from '@tiptap/core';
import { textExtensions } from '../schema/extensions';
import { Entry } from '../schema/nodes';
import { UndoKeys } from './undo-keys';

const ENTRY = '<div data-entry="" data-value=\'{"__component":"blocks.embed"}\'></div>';

function openText() {
  const WithControls = Entry.extend({
    addNodeView: () => () => {
      const dom = document.createElement('div');
      // As ProseMirror does; jsdom has no contentEditable.
      dom.setAttribute('contenteditable', 'false');
      dom.innerHTML = '<button>Move</button><input><input type="checkbox"><textarea></textarea>';
      return { dom, stopEvent: () => true };
    },
  });
  const others = textExtensions.filter(({ name }) => name !== Entry.name);
  const editor = new Editor({
    element: document.body,
    extensions: [...others, WithControls, UndoKeys],
    content: `<p>Words</p>${ENTRY}`,
  });
  editor.commands.insertContentAt(6, ' and more');
  const press = (control: string, init: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
    editor.view.dom.querySelector(control)?.dispatchEvent(event);
    return editor.state.doc.firstChild?.textContent;
  };
  return press;
}

test.each(['button', '[type=checkbox]'])('undo and redo work from a %s in the text', (control) => {
  const press = openText();
  expect(press(control, { key: 'z', ctrlKey: true })).toBe('Words');
  expect(press(control, { key: 'y', ctrlKey: true })).toBe('Words and more');
  expect(press(control, { key: 'z' })).toBe('Words and more');
});

test.each(['input', 'textarea', 'p'])('a %s has its own undo', (control) => {
  const press = openText();
  // The text gets the key from ProseMirror, once.
  expect(press(control, { key: 'z', ctrlKey: true })).toBe(control === 'p' ? 'Words' : 'Words and more');
});
