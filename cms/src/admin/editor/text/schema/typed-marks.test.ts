/** @jest-environment jsdom */
import { openText } from '../open-text';
import { textExtensions } from './extensions';

/** Types a text letter by letter, as input rules see it. @returns its HTML */
function type(text: string): string {
  const { editor } = openText({ shown: [], stored: [] }, () => undefined, textExtensions, {});
  const { view } = editor;
  for (const letter of text) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(letter, from, to);
    const isHandled = view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, insert));
    if (!isHandled) view.dispatch(insert());
  }
  return editor.getHTML();
}

test.each([
  ['**bold**', '<p><strong>bold</strong></p>'],
  ['a __b c__', '<p>a <strong>b c</strong></p>'],
  ['*a*', '<p><em>a</em></p>'],
  ['_a b_', '<p><em>a b</em></p>'],
  ['~~gone~~', '<p><s>gone</s></p>'],
  ['2 * 3 * 4 mg', '<p>2 * 3 * 4 mg</p>'],
  ['_ a _ b', '<p>_ a _ b</p>'],
  ['** x ** y', '<p>** x ** y</p>'],
  ['snake_case_name', '<p>snake_case_name</p>'],
  ['3. Three', '<ol><li><p>Three</p></li></ol><p></p>'],
])('%s', (text, html) => {
  expect(type(text)).toBe(html);
});
