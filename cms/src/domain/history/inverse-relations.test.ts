import { changesRelation, findInverseRelations } from './inverse-relations';

test('finds relations that are part of another document, by the schema', () => {
  const attributes = {
    name: { type: 'string' },
    parent: { type: 'relation', target: 'api::category.category', inversedBy: 'subTopics' },
    subTopics: { type: 'relation', target: 'api::category.category', mappedBy: 'parent' },
    comments: { type: 'relation', target: 'api::comment.comment', mappedBy: 'category' },
    related: { type: 'relation', relation: 'morphToMany' },
  };
  expect(findInverseRelations(attributes, (uid) => uid === 'api::category.category')).toEqual([
    { name: 'subTopics', target: 'api::category.category', owner: 'parent' },
  ]);
});

// A draft with what is published, and a document without drafts.
const STORED = [
  { id: 1, documentId: 'a' },
  { id: 2, documentId: 'a' },
  { id: 3, documentId: 'b' },
];

test.each([
  [undefined],
  [{ connect: [], disconnect: [] }],
  [{ connect: [] }],
  [{ disconnect: [] }],
  [{ count: 2 }],
  [['b', 'a']],
  [[1, 3]],
  [{ set: [{ documentId: 'a', title: 'A' }, { id: 3 }] }],
])('%j changes nothing', (value) => {
  expect(changesRelation(value, STORED)).toBe(false);
});

test.each([
  [null],
  [[]],
  [['a']],
  [['a', 'b', 'c']],
  [[1, 3, 4]],
  [[{}]],
  ['a'],
  [7],
  [{ set: [] }],
  [{ documentId: 'a' }],
  [{ connect: [{ documentId: 'a' }] }],
  [{ connect: 'a' }],
  [{ connect: [], disconnect: [{ id: 1 }] }],
])('%j changes it', (value) => {
  expect(changesRelation(value, STORED)).toBe(true);
});

test.each([[null], [[]], [{ set: [] }]])('%j leaves a new document without any', (value) => {
  expect(changesRelation(value, [])).toBe(false);
});
