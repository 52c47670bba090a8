/** @jest-environment jsdom */
import { Editor } from '@tiptap/core';
import { DOMParser, Slice } from '@tiptap/pm/model';
import { textExtensions } from '../schema/extensions';
import { FROM_FORM } from '../text-binding';
import { OwnLinks } from './own-links';

jest.mock('@strapi/strapi/admin', () => ({ getFetchClient: jest.fn() }));

beforeEach(() => {
  document.head.innerHTML = '<meta name="site-address" content="https://example.org">';
});

const openText = (content = '<p>Words</p>') =>
  new Editor({ extensions: [...textExtensions, OwnLinks], content });

function paste(editor: Editor, html: string): boolean {
  const page = document.createElement('div');
  page.innerHTML = html;
  const slice = Slice.maxOpen(DOMParser.fromSchema(editor.schema).parse(page).content);
  const event = new Event('paste');
  const isTaken = editor.view.someProp('handlePaste', (handle) =>
    Reflect.apply(handle, undefined, [editor.view, event, slice]),
  );
  if (isTaken !== true) editor.view.dispatch(editor.state.tr.replaceSelection(slice));
  return isTaken === true;
}

test('a link that comes into the text is a path if it leads to this site', () => {
  const editor = openText();
  editor.commands.setTextSelection(6);
  paste(
    editor,
    '<p>, <a href="https://example.org/blog/naps?utm_source=a#b">one</a>, ' +
      '<a href="https://else.example/">two</a></p>',
  );
  const html = editor.getHTML();
  expect(html).toContain('<a href="/blog/naps#b">one</a>');
  expect(html).toContain('<a href="https://else.example/">two</a>');
  editor.commands.undo();
  expect(editor.getHTML()).toBe('<p>Words</p>');
  editor.commands.selectAll();
  editor.commands.setLink({ href: 'http://localhost/sleep' });
  expect(editor.getHTML()).toContain('href="/sleep"');
});

test('what the form has stays as it is', () => {
  const editor = openText();
  const { tr, schema } = editor.state;
  const link = schema.mark('link', { href: 'https://example.org/sleep' });
  editor.view.dispatch(tr.addMark(1, 6, link).setMeta(FROM_FORM, true));
  expect(editor.getHTML()).toContain('href="https://example.org/sleep"');
});

test.each(['/blog/nope', '/sleep#part'])('%s pasted over words links them', (path) => {
  const editor = openText('<p>One two</p>');
  editor.commands.setTextSelection({ from: 5, to: 8 });
  expect(paste(editor, `<p>${path}</p>`)).toBe(true);
  expect(editor.getHTML()).toBe(`<p>One <a href="${path}">two</a></p>`);
});

test.each(['/', '/a b', '//sleep', 'word'])('%s pasted over words replaces them', (text) => {
  const editor = openText('<p>One two</p>');
  editor.commands.setTextSelection({ from: 5, to: 8 });
  paste(editor, `<p>${text}</p>`);
  expect(editor.getText()).toBe(`One ${text}`);
});

test('a path pasted without a selection, or over a line of code, is text', () => {
  const editor = openText('<p>One</p><pre><code>two</code></pre>');
  editor.commands.setTextSelection(4);
  paste(editor, '<p>/sleep</p>');
  editor.commands.setTextSelection({ from: 12, to: 15 });
  paste(editor, '<p>/sleep</p>');
  expect(editor.getHTML()).toBe('<p>One/sleep</p><pre><code>/sleep</code></pre><p></p>');
});
