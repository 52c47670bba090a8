import { textSchema } from '../schema/schema';
import { connect } from './connect';
import { readDocument } from './content';
import { isSameText } from './same-text';
import { Sources } from './sources';
import { writeContent } from './write-content';
import { EditorState } from '@tiptap/pm/state';
import { isObject } from '../../../ui/is-object';
import { toParts } from '../../stored';

const text = (words: string, marks: object = {}) => ({ type: 'text', text: words, ...marks });
const prose = (...body: object[]) => ({ __component: 'blocks.rich-text', body });
const proseParagraph = (words: string) => ({ type: 'paragraph', children: [text(words)] });

/** Blocks as a form has them: with rows and keys. */
const toForm = (...blocks: object[]) =>
  blocks.map((block, index) => ({ ...block, id: index + 1, __temp_key__: `a${index}` }));

function open(content: object[]) {
  const sources = new Sources();
  const doc = readDocument(content, textSchema, sources);
  return {
    sources,
    state: EditorState.create({ doc }),
    write: (state: EditorState) => writeContent(state.doc, sources, content, content).content,
  };
}

/** Types words before the end of the node at this position. */
function typeInto(state: EditorState, index: number, words: string): EditorState {
  let end = 0;
  for (let at = 0; at <= index; at += 1) end += state.doc.child(at).nodeSize;
  return state.apply(state.tr.insertText(words, end - 1));
}

const components = (content: unknown) => toParts(content).map((block) => block.__component);

test('returns the same list for an unchanged text', () => {
  const content = toForm(prose(proseParagraph('One'), proseParagraph('Two')), {
    __component: 'blocks.spacer',
    height: 20,
  });
  const { state, write } = open(content);
  expect(write(state)).toBe(content);
});

test('changes only the block in which something was typed, and keeps its row', () => {
  const content = toForm(
    { __component: 'blocks.heading', text: 'Sleep', level: 3 },
    { __component: 'blocks.paragraph', text: 'One', inline: [] },
    prose(proseParagraph('Two'), proseParagraph('Three')),
  );
  const { state, write } = open(content);
  const written = toParts(write(typeInto(state, 3, ', and more')));
  expect(written.slice(0, 2)).toEqual(content.slice(0, 2));
  expect(written[0]).toBe(content[0]);
  expect(written[2]).toMatchObject({
    id: 3,
    __temp_key__: 'a2',
    body: [proseParagraph('Two'), { type: 'paragraph', children: [text('Three, and more')] }],
  });
  expect(toParts(write(typeInto(state, 1, '!')))[1]).toMatchObject({ id: 2, text: 'One!', inline: [] });
});

test('writes new text as prose, joined to the prose beside it, without empty paragraphs', () => {
  const content = toForm(prose(proseParagraph('One')), { __component: 'blocks.spacer', height: 20 });
  const { state, write } = open(content);
  const { paragraph } = textSchema.nodes;
  const after = state.doc.child(0).nodeSize;
  const added = state.apply(
    state.tr.insert(after, [paragraph!.create(), paragraph!.create(null, textSchema.text('New'))]),
  );
  expect(write(added)).toMatchObject([
    { id: 1, body: [proseParagraph('One'), proseParagraph('New')] },
    { id: 2 },
  ]);
  const last = added.apply(
    added.tr.insert(added.doc.content.size, paragraph!.create(null, textSchema.text('Last'))),
  );
  const written = toParts(write(last));
  expect(components(written)).toEqual(['blocks.rich-text', 'blocks.spacer', 'blocks.rich-text']);
  expect(written[2]).toEqual({
    __component: 'blocks.rich-text',
    body: [proseParagraph('Last')],
    __temp_key__: 'a2',
  });
});

test('splits prose around a block that is put into it: the first part keeps the row', () => {
  const content = toForm(prose(proseParagraph('One'), proseParagraph('Two')));
  const { state, write } = open(content);
  const value = { __component: 'blocks.divider' };
  const divided = state.apply(
    state.tr.insert(state.doc.child(0).nodeSize, textSchema.nodes.entry!.create({ value })),
  );
  const written = toParts(write(divided));
  expect(components(written)).toEqual(['blocks.rich-text', 'blocks.divider', 'blocks.rich-text']);
  expect(written.map(({ id }) => id)).toEqual([1, undefined, undefined]);
  expect(new Set(written.map((block) => block.__temp_key__)).size).toBe(3);
});

test('keeps the new keys of blocks that are not stored yet', () => {
  const content = toForm(prose(proseParagraph('One')));
  const sources = new Sources();
  let shown: unknown = content;
  let state = EditorState.create({ doc: readDocument(content, textSchema, sources) });
  const insert = (height: number) => {
    const entry = textSchema.nodes.entry!.create({ value: { __component: 'blocks.spacer', height } });
    state = state.apply(state.tr.insert(0, entry));
    const { content: written, places } = writeContent(state.doc, sources, shown, content);
    const { tr } = state;
    connect(tr, sources, written, places);
    state = state.apply(tr);
    shown = written;
    return toParts(shown);
  };
  const [first] = insert(1);
  const [second, again] = insert(2);
  expect(again?.height).toBe(1);
  expect(again?.__temp_key__).toBe(first?.__temp_key__);
  expect(second?.__temp_key__).not.toBe(first?.__temp_key__);
});

test('shows what it cannot edit, and keeps it', () => {
  const strange = { type: 'paragraph', children: [text('One'), { type: 'mention', name: 'Edda' }] };
  const content = toForm(prose(strange, proseParagraph('Two')), {
    __component: 'blocks.list',
    items: [{ text: 'a', inline: [], color: 'red' }],
  });
  const { state, write } = open(content);
  expect(state.doc.children.map(({ type }) => type.name)).toEqual(['proseAtom', 'paragraph', 'bulletList']);
  expect(write(typeInto(state, 1, '!'))).toMatchObject([{ body: [strange, {}] }, content[1]!]);
});

test('a struck word turns a paragraph of runs into prose, which can carry it', () => {
  const content = toForm({ __component: 'blocks.paragraph', text: 'One two', inline: [] });
  const { state, write } = open(content);
  const struck = state.apply(state.tr.addMark(1, 4, textSchema.marks.strike!.create()));
  expect(write(struck)).toMatchObject([
    {
      __component: 'blocks.rich-text',
      body: [{ children: [text('One', { strikethrough: true }), text(' two')] }],
    },
  ]);
});

test('a row that is added to a table has as many cells as the others', () => {
  const cell = (words: string) => ({ text: words, inline: [] });
  const content = toForm({
    __component: 'blocks.table',
    caption: null,
    headers: [cell('a'), cell('b')],
    rows: [{ cells: [cell('1'), cell('2')] }, { cells: [cell('3')] }],
    boldFirstColumn: false,
  });
  const { state, write } = open(content);
  // A short row is shown with an empty cell, but not changed by that.
  expect(state.doc.child(0).type.name).toBe('table');
  expect(write(state)).toBe(content);
});

test('the same text is the same however nothing is written', () => {
  expect(isSameText({ text: '', inline: [] }, { id: 4 })).toBe(true);
  expect(isSameText([text(''), text('a')], [text('a')])).toBe(true);
  expect(isSameText({ text: 'a' }, { text: 'a ' })).toBe(false);
  expect(isSameText([1], { 0: 1 })).toBe(false);
  const file = { id: 1, hash: 'a', mime: 'image/webp' };
  expect(isSameText({ image: file }, { image: { ...file, alternativeText: 'A window', size: 3 } })).toBe(
    true,
  );
  expect(isSameText({ image: file }, { image: { ...file, id: 2 } })).toBe(false);
  expect(isObject([])).toBe(false);
});
