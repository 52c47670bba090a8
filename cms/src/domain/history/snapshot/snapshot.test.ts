import { changedFields, hashSnapshot, toSnapshot } from './snapshot';

const ATTRIBUTES = {
  title: { type: 'string' },
  description: { type: 'text' },
  publicationDate: { type: 'datetime' },
  thumbnail: { type: 'media' },
  categories: { type: 'relation', target: 'api::category.category' },
  placements: { type: 'relation', target: 'api::placement.placement', mappedBy: 'blogs' },
  createdBy: { type: 'relation', target: 'admin::user' },
  localizations: { type: 'relation', target: 'api::blog.blog' },
  content: { type: 'dynamiczone' },
  faqs: { type: 'component', component: 'parts.question' },
  edition: { type: 'integer' },
};
const COMPONENTS: Record<string, typeof ATTRIBUTES | object> = {
  'parts.question': { question: { type: 'string' }, questionId: { type: 'string' } },
  'blocks.rich-text': { body: { type: 'blocks' } },
  'blocks.slider': { items: { type: 'component', component: 'parts.slide' } },
  'parts.slide': { image: { type: 'media' }, title: { type: 'string' } },
};
const find = (component: string) => COMPONENTS[component] as typeof ATTRIBUTES;
const take = (row: object) => toSnapshot(row, ATTRIBUTES, find);

test('has the content by attribute, without row ids', () => {
  const file = { id: 7, name: 'a.jpg', url: '/a.jpg' };
  const row = {
    id: 1,
    documentId: 'a',
    edition: 4,
    title: 'Sleep',
    publicationDate: new Date(0),
    thumbnail: file,
    categories: [
      { id: 3, documentId: 'c3' },
      { id: 4, documentId: 'c3' },
      { id: 1, documentId: 'c1' },
    ],
    placements: [{ id: 3, documentId: 'p' }],
    createdBy: { id: 1 },
    localizations: [],
    content: [
      { id: 5, __component: 'blocks.rich-text', body: [{ type: 'paragraph', children: [] }] },
      { id: 6, __component: 'blocks.slider', items: [{ id: 9, title: 'One', image: file }] },
    ],
    faqs: [{ id: 2, question: 'Why?', questionId: 'q1' }],
  };
  expect(take(row)).toEqual({
    title: 'Sleep',
    publicationDate: '1970-01-01T00:00:00.000Z',
    thumbnail: { file: 7 },
    categories: ['c3', 'c1'],
    content: [
      { __component: 'blocks.rich-text', body: [{ type: 'paragraph', children: [] }] },
      { __component: 'blocks.slider', items: [{ title: 'One', image: { file: 7 } }] },
    ],
    faqs: [{ question: 'Why?', questionId: 'q1' }],
  });
});

test('treats empty, null and missing alike', () => {
  expect(take({ title: '', description: null, categories: [], content: [] })).toEqual({});
});

test('an empty rich text is content, and so is false', () => {
  const attributes = { body: { type: 'blocks' }, shown: { type: 'boolean' }, position: { type: 'integer' } };
  expect(toSnapshot({ body: [], shown: false, position: 0 }, attributes, find)).toEqual({
    body: [],
    shown: false,
    position: 0,
  });
});

test('a hash depends on the content and the order of lists, not on the order of keys', () => {
  const hash = hashSnapshot({ title: 'a', seo: { title: 'b', description: 'c' } });
  expect(hashSnapshot({ seo: { description: 'c', title: 'b' }, title: 'a' })).toBe(hash);
  expect(hashSnapshot({ title: 'a' })).not.toBe(hash);
  expect(hashSnapshot({ list: ['a', 'b'] })).not.toBe(hashSnapshot({ list: ['b', 'a'] }));
});

test('names the attributes that differ', () => {
  const before = { title: 'a', faqs: [{ question: 'x' }], description: 'same' };
  const after = { title: 'b', description: 'same', categories: ['c'] };
  expect(changedFields(before, after)).toEqual(['title', 'categories', 'faqs']);
  expect(changedFields(before, { ...before })).toEqual([]);
});
