/** @jest-environment jsdom */
import { Editor } from '@tiptap/core';
import { textExtensions } from '../schema/extensions';
import { getNotices } from './notices/notice-list';
import { Paste } from './paste';
import { send } from './testing/clipboard';
import { describeText } from './testing/describe-text';

jest.mock('../../picture/library', () => ({
  addPicture: jest.fn(() => Promise.resolve({ file: { id: 1 }, wasThere: false })),
  findByAddress: jest.fn(() => Promise.resolve(undefined)),
}));
jest.mock('@strapi/strapi/admin', () => ({ getFetchClient: jest.fn() }));

const createEditor = (content = '<p></p>') => new Editor({ extensions: [...textExtensions, Paste], content });

const describe = (editor: Editor) =>
  describeText(editor.state.doc.children.map((node) => node.toJSON())).filter((line) => line !== '');

beforeEach(() => localStorage.clear());

const ENTRY = '<div data-entry="" data-value=\'{"__component":"blocks.ad-script","script":"x"}\'></div>';

test('reads blocks only from copies of a text', () => {
  const editor = createEditor(`<p>Before</p>${ENTRY}<p>After</p>`);
  editor.commands.selectAll();
  const html = send(editor, 'copy').getData('text/html');
  const other = createEditor();
  send(other, 'paste', { 'text/html': html });
  expect(describe(other)).toEqual(['Before', 'blocks.ad-script', 'After']);

  const foreign = html.replace(/data-copy="[^"]*"/, 'data-copy="guessed"');
  const third = createEditor();
  send(third, 'paste', { 'text/html': foreign });
  expect(describe(third)).toEqual(['Before', 'After']);
});

test('reads the text of other editors of the same kind like any page', () => {
  const editor = createEditor();
  send(editor, 'paste', {
    'text/html':
      '<h1 data-pm-slice="1 1 [&quot;entry&quot;,{}]">Title</h1><p><a href="javascript:x()">Words</a></p>',
  });
  expect(describe(editor)).toEqual(['## Title', 'Words']);
});

test.each(['<p data-pm-slice="1 1 []">', '<p/DATA-PM-SLICE = "0 0 []">', '<p data-pm-slice=0&#32;0&#32;[]>'])(
  'reads no block from another page that begins with %s',
  (start) => {
    const editor = createEditor();
    send(editor, 'paste', { 'text/html': `${start}Words</p>${ENTRY}` });
    expect(describe(editor)).toEqual(['Words']);
  },
);

test('continues a paragraph with words, and keeps what is selected if nothing can be taken', () => {
  const editor = createEditor('<p>One two</p>');
  editor.commands.setTextSelection(4);
  send(editor, 'paste', { 'text/html': '<p>and <b>a half</b></p>' });
  expect(describe(editor)).toEqual(['Oneand *a half* two']);
  editor.commands.selectAll();
  send(editor, 'paste', { 'text/html': '<img src="https://t.example/p.gif" width="1">' });
  expect(describe(editor)).toEqual(['Oneand *a half* two']);
});

test.each([
  ['HTML', { 'text/html': '<p>Words</p>'.repeat(700_000) }],
  ['HTML with too many tags', { 'text/html': '<b>a</b>'.repeat(150_001) }],
  ['HTML in HTML', { 'text/html': '<div>a'.repeat(1001) }],
  ['HTML with too many words', { 'text/html': `<p>${'word '.repeat(100_001)}</p>` }],
  ['text', { 'text/plain': 'word '.repeat(100_001) }],
  ['lines', { 'text/plain': 'a\n'.repeat(4001) }],
])('refuses too much %s, and keeps what is selected', (_, data) => {
  const editor = createEditor('<p>Mine</p>');
  editor.commands.selectAll();
  send(editor, 'paste', data);
  expect(describe(editor)).toEqual(['Mine']);
  expect(getNotices()).toEqual(['This is too much to paste at once. Paste it in parts.']);
  send(editor, 'paste', { 'text/plain': 'Other' });
  expect(describe(editor)).toEqual(['Other']);
  expect(getNotices()).toEqual([]);
});

test('reads Markdown of a program for code as Markdown, and its code as code', () => {
  const editor = createEditor();
  const html = '<div style="white-space:pre"><span># Title</span></div>';
  const markdown = { 'text/html': html, 'text/plain': '# Title\n\nWords' };
  send(editor, 'paste', { ...markdown, 'vscode-editor-data': '{"mode":"markdown"}' });
  expect(describe(editor)).toEqual(['## Title', 'Words']);
  const other = createEditor();
  send(other, 'paste', { ...markdown, 'vscode-editor-data': '{"mode":"css"}' });
  expect(describe(other)).toEqual(['codeBlock: # Title\n\nWords']);
  send(other, 'paste', { ...markdown, 'vscode-editor-data': '{"mode":"markdown"}' });
  expect(describe(other)).toEqual(['codeBlock: # Title\n\nWords# Title\n\nWords']);
});

test('takes picture files, unless there are words, and the file of a copied picture', () => {
  const png = new File(['x'], 'a.png', { type: 'image/png' });
  const editor = createEditor();
  send(editor, 'paste', {}, [png, new File(['x'], 'a.docx')]);
  expect(describe(editor)[0]).toMatch(/^picture blob:/);
  expect(getNotices()[0]).toContain('a.docx');

  const table = createEditor();
  send(table, 'paste', { 'text/html': '<table><tr><td>1</td><td>2</td></tr></table>' }, [png]);
  expect(describe(table)).toEqual(['| 1 | 2 |']);

  const copied = createEditor();
  send(copied, 'paste', { 'text/html': '<img src="https://e.example/a.png" alt="A lamp">' }, [png]);
  expect(describe(copied)[0]).toMatch(/^picture blob:.* \(A lamp\)$/);
});

test.each([
  ['text', { 'text/plain': 'One\nTwo' }],
  ['HTML', { 'text/html': '<p>One</p><p>Two</p>' }],
])('several paragraphs of %s are lines of the cell with the caret', (_, data) => {
  const editor = createEditor('<table><tr><td>a</td><td>b</td></tr></table>');
  editor.commands.setTextSelection(5);
  send(editor, 'paste', data);
  expect(editor.getHTML()).toContain('<p>aOne<br>Two</p>');
  expect(editor.getHTML()).toContain('<p>b</p>');
});

test('code in a line stays code', () => {
  const editor = createEditor();
  send(editor, 'paste', { 'text/html': '<p>Run <code>npm</code></p>' });
  expect(editor.getHTML()).toContain('Run <code>npm</code>');
  const other = createEditor();
  send(other, 'paste', { 'text/plain': '# Title\n\nRun `npm`' });
  expect(other.getHTML()).toContain('Run <code>npm</code>');
});
