import { findShapeProblem, type InputAttributes } from './find-shape-problem';

const COMPONENTS: Record<string, InputAttributes> = {
  'blocks.prose': { body: { type: 'blocks' } },
  'blocks.slides': { items: { type: 'component', component: 'parts.slide', repeatable: true } },
  'parts.slide': { caption: { type: 'string' }, image: { type: 'media' } },
  'parts.seo': { title: { type: 'string' } },
};
const ATTRIBUTES: InputAttributes = {
  title: { type: 'string' },
  date: { type: 'datetime' },
  settings: { type: 'json' },
  content: { type: 'dynamiczone', components: ['blocks.prose', 'blocks.slides'] },
  seo: { type: 'component', component: 'parts.seo' },
  picture: { type: 'media' },
  categories: { type: 'relation' },
};
const find = (data: object) => findShapeProblem(data, ATTRIBUTES, (name) => COMPONENTS[name] ?? {});
const prose = (body: unknown) => ({ content: [{ __component: 'blocks.prose', body }] });
const slides = (items: unknown) => ({ content: [{ __component: 'blocks.slides', items }] });

test.each([
  {},
  { title: 'A', date: null, settings: [{ a: 1 }], other: { a: 1 } },
  { content: [], seo: null, picture: null, categories: null },
  { seo: { id: 1, title: null }, picture: 5, categories: ['a', 5, { id: 1 }] },
  { picture: { id: 5, documentId: 'a', name: 'A', formats: {} } },
  { categories: { connect: [], disconnect: [{ id: 1, documentId: 'a' }] } },
  { categories: { connect: [{ documentId: 'a', position: { before: 'b' } }], set: null } },
  { categories: { connect: [{ id: 1, position: { end: true } }] } },
  { categories: { count: 3 } },
  // As they are read.
  { categories: [{ id: 1, documentId: 'a', name: 'A', position: 2 }] },
  prose(null),
  prose([]),
  prose([{ type: 'list', children: [{ type: 'list-item', children: [{ type: 'text', text: 'a' }] }] }]),
  slides([{ caption: 'a', image: 5 }]),
])('accepts %j', (data) => {
  expect(find(data)).toBeNull();
});

test.each<[object, string, string]>([
  [{ title: ['a'] }, 'title', '“title” must be a single value.'],
  [{ date: { a: 1 } }, 'date', '“date” must be a single value.'],
  [{ title: 'a\0b' }, 'title', '“title” contains a character that cannot be stored.'],
  [{ content: null }, 'content', '“content” must be a list.'],
  [{ content: 'a' }, 'content', '“content” must be a list.'],
  ...[null, [], 'a', {}, { __component: '__proto__' }, { __component: ['blocks.prose'] }].map(
    (block): [object, string, string] => [
      { content: [block] },
      'content.0',
      '“content.0” is not a block that can be used here.',
    ],
  ),
  // A component of another field.
  [
    { content: [{ __component: 'parts.slide' }] },
    'content.0',
    '“content.0” is not a block that can be used here.',
  ],
  ...[
    'a',
    '[]',
    5,
    {},
    [null],
    [['a']],
    [{ children: 'a' }],
    [{ text: 'a\0' }],
    [{ children: [{ children: [null] }] }],
  ].map((body): [object, string, string] => [
    prose(body),
    'content.0.body',
    '“content.0.body” is not formatted text.',
  ]),
  [slides({ a: 1 }), 'content.0.items', '“content.0.items” must be a list.'],
  [slides([[]]), 'content.0.items.0', '“content.0.items.0” must be an object with fields.'],
  [
    slides([{ caption: {} }]),
    'content.0.items.0.caption',
    '“content.0.items.0.caption” must be a single value.',
  ],
  [slides([{ image: true }]), 'content.0.items.0.image', '“content.0.items.0.image” must be chosen by ids.'],
  [{ seo: [] }, 'seo', '“seo” must be an object with fields.'],
  ...[
    true,
    [null],
    [[1]],
    { id: {} },
    { connect: [{ documentId: { a: 1 } }] },
    { connect: { id: ['a'] } },
    { set: [[1]] },
    { disconnect: [true] },
    { connect: [{ id: 1, position: 'first' }] },
    { connect: [{ id: 1, position: { after: {} } }] },
  ].map((categories): [object, string, string] => [
    { categories },
    'categories',
    '“categories” must be chosen by ids.',
  ]),
])('refuses %j', (data, field, message) => {
  expect(find(data)).toEqual({ field, message });
});
