/** @jest-environment jsdom */
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
  binding.end();
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
  binding.end();
});
