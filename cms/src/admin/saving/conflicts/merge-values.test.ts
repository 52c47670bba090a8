import { mergeValues, toNewValues } from './merge-values';

const block = (id: number | undefined, text: string) => ({ __component: 'blocks.paragraph', id, text });

test('takes each attribute from the chosen side', () => {
  const theirs = { title: 'Theirs', description: 'Same', edition: 7 };
  const mine = { title: 'Mine', description: 'Other', edition: 5 };
  expect(mergeValues(theirs, mine, { title: 'mine', description: 'theirs' })).toEqual({
    title: 'Mine',
    description: 'Same',
    edition: 7,
  });
});

test('mixes the parts of a list, each once, under new keys', () => {
  const theirs = { content: [block(1, 'one'), block(2, 'two')] };
  const mine = { content: [block(1, 'one, mine'), block(3, 'gone at theirs'), block(undefined, 'new')] };
  const { content } = mergeValues(theirs, mine, {
    content: [
      { from: 'theirs', index: 1 },
      { from: 'mine', index: 0 },
      { from: 'mine', index: 1 },
      { from: 'mine', index: 2 },
      { from: 'theirs', index: 0 },
    ],
  });
  expect(content).toMatchObject([
    { id: 2, text: 'two', __temp_key__: 'a0' },
    { id: 1, text: 'one, mine', __temp_key__: 'a1' },
    { text: 'gone at theirs', __temp_key__: 'a2' },
    { text: 'new', __temp_key__: 'a3' },
    { text: 'one', __temp_key__: 'a4' },
  ]);
  const ids = (content as { id?: number }[]).map(({ id }) => id);
  expect(ids).toEqual([2, 1, undefined, undefined, undefined]);
});

test('keeps the ids of files and of related entries', () => {
  const mine = {
    seo: { id: 9, image: { id: 4, mime: 'image/png', documentId: 'f' } },
    categories: { connect: [{ id: 3, documentId: 'c' }], disconnect: [] },
  };
  expect(mergeValues({ seo: { id: 8 } }, mine, { seo: 'mine', categories: 'mine' })).toEqual({
    seo: { image: { id: 4, mime: 'image/png', documentId: 'f' } },
    categories: { connect: [{ id: 3, documentId: 'c' }], disconnect: [] },
  });
});

test('a new document gets the text without the rows of the old one', () => {
  const values = {
    ...{ id: 4, documentId: 'a', edition: 7, publishedAt: 'now', title: 'Mine' },
    seo: { id: 9, image: { id: 4, mime: 'image/png', documentId: 'f' } },
    content: [block(1, 'one')],
    categories: { connect: [{ id: 3, documentId: 'c' }], disconnect: [{ id: 5, documentId: 'd' }] },
  };
  expect(toNewValues(values)).toEqual({
    title: 'Mine',
    seo: { image: { id: 4, mime: 'image/png', documentId: 'f' } },
    content: [{ __component: 'blocks.paragraph', text: 'one' }],
    categories: { connect: [{ id: 3, documentId: 'c' }], disconnect: [] },
  });
});
