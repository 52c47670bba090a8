import type { MergedPart } from '../../ui/comparison/merge-parts';
import { mergeValues, toNewValues } from './merge-values';

const block = (key: string, id: number | undefined, text: string) => ({
  ...{ __component: 'blocks.paragraph', __temp_key__: key, id, text },
});

test('takes each attribute from the chosen side', () => {
  const theirs = { title: 'Theirs', description: 'Same', edition: 7 };
  const mine = { title: 'Mine', description: 'Other', edition: 5 };
  expect(mergeValues(theirs, mine, { title: 'mine', description: 'theirs' })).toEqual({
    title: 'Mine',
    description: 'Same',
    edition: 7,
  });
});

test('mixes the parts of a list, each once: a stored row keeps its key, and new parts get new ones', () => {
  const theirs = { content: [block('a0', 1, 'one'), block('a1', 2, 'two')] };
  const mine = {
    content: [block('a0', 1, 'one, mine'), block('a1', 3, 'gone at theirs'), block('a2', undefined, 'new')],
  };
  const { content } = mergeValues(theirs, mine, {
    content: [
      { from: 'theirs', index: 1 },
      { from: 'mine', index: 0 },
      { from: 'mine', index: 1 },
      { from: 'mine', index: 2 },
      { from: 'theirs', index: 0 },
    ],
  });
  expect(content).toEqual([
    block('a1', 2, 'two'),
    block('a0', 1, 'one, mine'),
    block('a4', undefined, 'gone at theirs'),
    block('a5', undefined, 'new'),
    block('a6', undefined, 'one'),
  ]);
});

test('a row of another table with the same number is another row', () => {
  const table = { __component: 'blocks.table', __temp_key__: 'a0', id: 1 };
  const { content } = mergeValues(
    { content: [table] },
    { content: [block('a0', 1, 'mine')] },
    {
      content: [
        { from: 'mine', index: 0 },
        { from: 'theirs', index: 0 },
      ],
    },
  );
  expect(content).toEqual([block('a1', undefined, 'mine'), table]);
});

test('a question that is new does not get the id of another one', () => {
  const question = (key: string, id: number, text: string) => ({
    ...{ __temp_key__: key, id, question: text, questionId: 'stable' },
  });
  const { faqs } = mergeValues(
    { faqs: [question('a0', 1, 'Why?')] },
    { faqs: [question('a0', 2, 'Why, mine?')] },
    {
      faqs: [
        { from: 'theirs', index: 0 },
        { from: 'mine', index: 0 },
      ],
    },
  );
  expect(faqs).toEqual([question('a0', 1, 'Why?'), { __temp_key__: 'a2', question: 'Why, mine?' }]);
});

test('parts in parts keep the rows and keys of the same part only', () => {
  const list = (id: number, ...items: object[]) => ({ ...block('a0', id, 'list'), items });
  const item = (key: string, id: number | undefined, text: string) => ({ __temp_key__: key, id, text });
  const theirs = { content: [list(1, item('a0', 7, 'one'), item('a1', 8, 'two'))] };
  const mine = {
    content: [
      list(1, item('a1', undefined, 'new'), item('a0', 7, 'one, mine')),
      list(2, item('a0', 8, 'of another list')),
    ],
  };
  const { content } = mergeValues(theirs, mine, {
    content: [
      { from: 'mine', index: 0 },
      { from: 'mine', index: 1 },
    ],
  });
  expect(content).toEqual([
    list(1, item('a2', undefined, 'new'), item('a0', 7, 'one, mine')),
    {
      ...list(0, item('a0', undefined, 'of another list')),
      id: undefined,
      __temp_key__: 'a2',
    },
  ]);
});

describe('prose that is put together by paragraph', () => {
  const node = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
  const prose = (id: number, ...texts: string[]) => ({
    ...{ __component: 'blocks.rich-text', __temp_key__: 'a0', id, body: texts.map(node) },
  });
  const merge = (merged: MergedPart[]) =>
    mergeValues(
      { content: [prose(1, 'one, theirs', 'two')] },
      { content: [prose(1, 'one', 'two', 'three, mine')] },
      { content: [{ from: 'mine', index: 0, paragraphs: { theirs: 0, mine: 0, merged } }] },
    ).content;

  test('has the chosen paragraphs of both', () => {
    const merged: MergedPart[] = [
      { from: 'theirs', index: 0 },
      { from: 'theirs', index: 1 },
      { from: 'mine', index: 2 },
    ];
    expect(merge(merged)).toEqual([prose(1, 'one, theirs', 'two', 'three, mine')]);
  });

  test('is left out if none is chosen', () => {
    expect(merge([])).toEqual([]);
  });
});

const ITEM = { __temp_key__: 'a0', id: 3 };

test('what I left empty is empty, although it is stored', () => {
  const theirs = {
    description: 'Theirs',
    seo: { id: 8, title: 'Theirs', text: 'Theirs' },
    content: [{ ...block('a0', 1, 'one'), caption: 'Theirs', prose: [{ type: 'paragraph' }], items: [ITEM] }],
  };
  const mine = { seo: { id: 9, title: 'Mine' }, content: [block('a0', 1, 'one')] };
  const choices = { description: 'mine', seo: 'mine', content: [{ from: 'mine', index: 0 }] } as const;
  expect(mergeValues(theirs, mine, { ...choices, content: [...choices.content] })).toEqual({
    description: null,
    seo: { id: 8, title: 'Mine', text: null },
    content: [{ ...block('a0', 1, 'one'), caption: null, prose: null, items: [] }],
  });
});

test('keeps the ids of files and of related entries', () => {
  const mine = {
    seo: { id: 9, image: { id: 4, mime: 'image/png', documentId: 'f' } },
    categories: { connect: [{ id: 3, documentId: 'c' }], disconnect: [] },
  };
  expect(mergeValues({ seo: { id: 8 } }, mine, { seo: 'mine', categories: 'mine' })).toEqual({
    seo: { id: 8, image: { id: 4, mime: 'image/png', documentId: 'f' } },
    categories: { connect: [{ id: 3, documentId: 'c' }], disconnect: [] },
  });
});

test('a new document gets the text without the rows of the old one', () => {
  const values = {
    ...{ id: 4, documentId: 'a', edition: 7, publishedAt: 'now', title: 'Mine' },
    seo: { id: 9, image: { id: 4, mime: 'image/png', documentId: 'f' } },
    content: [block('a0', 1, 'one')],
    categories: { connect: [{ id: 3, documentId: 'c' }], disconnect: [{ id: 5, documentId: 'd' }] },
  };
  expect(toNewValues(values)).toEqual({
    title: 'Mine',
    seo: { image: { id: 4, mime: 'image/png', documentId: 'f' } },
    content: [{ __component: 'blocks.paragraph', __temp_key__: 'a0', text: 'one' }],
    categories: { connect: [{ id: 3, documentId: 'c' }], disconnect: [] },
  });
});
