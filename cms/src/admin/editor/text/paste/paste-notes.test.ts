/** @jest-environment jsdom */
import { Editor } from '@tiptap/core';
import { textExtensions } from '../schema/extensions';
import { Paste } from './paste';
import { send } from './testing/clipboard';
import { describeText } from './testing/describe-text';

jest.mock('../../picture/library', () => ({ addPicture: jest.fn(), findByAddress: jest.fn() }));
jest.mock('@strapi/strapi/admin', () => ({ getFetchClient: jest.fn() }));

const createEditor = (content = '<p></p>') => new Editor({ extensions: [...textExtensions, Paste], content });

const describe = (editor: Editor) =>
  describeText(editor.state.doc.children.map((node) => node.toJSON())).filter((line) => line !== '');

/** A text of Word with one note. */
const withNote = (name: string): Record<string, string> => ({
  'text/html': `<h2>${name}</h2><p>${name} helps<a href="#_ftn1">[1]</a>.</p>
    <div style='mso-element:footnote-list'><div style='mso-element:footnote' id=ftn1><p><a href="#_ftnref1">[1]</a> On ${name}.</p></div></div>`,
});

const TEA = ['## Tea', 'Tea helps[1].'];
const BED = ['## Bed', 'Bed helps[2].'];
const NOTES = ['## Notes', '1. On Tea.', '1. On Bed.'];

/** Puts the caret behind these words. */
function goTo(editor: Editor, words: string): void {
  let at = 0;
  editor.state.doc.descendants((node, position) => {
    if (node.isText && node.text?.includes(words)) at = position + node.text.indexOf(words) + words.length;
  });
  editor.commands.setTextSelection(at);
}

test('the notes of a second text follow those of the first, and one undo takes them back', async () => {
  const editor = createEditor();
  send(editor, 'paste', withNote('Tea'));
  await Promise.resolve();
  expect(describe(editor)).toEqual([...TEA, '## Notes', '1. On Tea.']);
  send(editor, 'paste', withNote('Bed'));
  await Promise.resolve();
  expect(describe(editor)).toEqual([...TEA, ...BED, ...NOTES]);
  editor.commands.undo();
  expect(describe(editor)).toEqual([...TEA, '## Notes', '1. On Tea.']);
  editor.commands.undo();
  expect(describe(editor)).toEqual([]);
});

test('the notes stay at the end if a text is pasted below them, or into the middle', () => {
  const editor = createEditor();
  send(editor, 'paste', withNote('Tea'));
  editor.commands.focus('end');
  send(editor, 'paste', withNote('Bed'));
  expect(describe(editor)).toEqual([...TEA, ...BED, ...NOTES]);
  expect(editor.state.selection.$head.parent.textContent).toBe('Bed helps[2].');

  goTo(editor, 'Tea helps');
  send(editor, 'paste', { 'text/plain': '## Air\n\nIt helps.[^a]\n\n[^a]: On air.' });
  expect(describe(editor)).toEqual([
    '## Tea',
    'Tea helps',
    '## Air',
    'It helps.[3]',
    '[1].',
    ...BED,
    ...NOTES,
    '1. On air.',
  ]);
});

test('the notes stay where somebody has written below them', () => {
  const editor = createEditor();
  send(editor, 'paste', withNote('Tea'));
  editor.commands.focus('end');
  editor.commands.insertContent('By Edda');
  goTo(editor, 'Tea helps[1].');
  send(editor, 'paste', withNote('Bed'));
  expect(describe(editor)).toEqual([...TEA, ...BED, ...NOTES, 'By Edda']);
});

test('notes that are replaced do not count, and a list that has none stays as it is', () => {
  const editor = createEditor();
  send(editor, 'paste', withNote('Tea'));
  editor.commands.selectAll();
  send(editor, 'paste', withNote('Bed'));
  expect(describe(editor)).toEqual(['## Bed', 'Bed helps[1].', '## Notes', '1. On Bed.']);

  const own = createEditor('<h2>Notes</h2><ol><li><p>Own</p></li></ol><p>After</p>');
  own.commands.focus('end');
  send(own, 'paste', withNote('Tea'));
  expect(describe(own)).toEqual(['## Notes', '1. Own', 'After', ...TEA, '## Notes', '1. On Tea.']);
});

test('the notes of what is pasted into a cell go to the end, not into the cell', () => {
  const editor = createEditor('<table><tr><td>a</td><td>b</td></tr></table><p>After</p>');
  goTo(editor, 'a');
  send(editor, 'paste', withNote('Tea'));
  expect(editor.getHTML()).toContain('<p>aTea<br>Tea helps[1].</p>');
  expect(describe(editor).slice(-3)).toEqual(['After', '## Notes', '1. On Tea.']);
});
