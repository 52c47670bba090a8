import type { Snapshot } from './snapshot';
import { collectReferences, toInput, type Existing } from './snapshot-input';

const ATTRIBUTES = {
  title: { type: 'string' },
  thumbnail: { type: 'media' },
  topic: { type: 'relation', relation: 'manyToOne', target: 'api::category.category' },
  blogs: { type: 'relation', relation: 'manyToMany', target: 'api::blog.blog' },
  ofOthers: { type: 'relation', relation: 'manyToMany', target: 'api::placement.placement', mappedBy: 'x' },
  content: { type: 'dynamiczone' },
  faqs: { type: 'component', component: 'parts.question', repeatable: true },
  seo: { type: 'component', component: 'meta.seo' },
};
const COMPONENTS: Record<string, Record<string, { type: string }>> = {
  'parts.question': { question: { type: 'string' }, questionId: { type: 'string' } },
  'meta.seo': { title: { type: 'string' } },
  'blocks.image': { image: { type: 'media' }, caption: { type: 'string' } },
};
const EXISTING: Existing = {
  files: new Set([7]),
  documents: new Map([
    ['api::category.category', new Set(['c1'])],
    ['api::blog.blog', new Set(['b1', 'b2'])],
  ]),
  findAttributes: (component) => COMPONENTS[component] ?? {},
  hasComponent: (component) => component in COMPONENTS,
};

test('has the values, files by id and entries by document id', () => {
  const snapshot = {
    title: 'Sleep',
    thumbnail: { file: 7 },
    topic: 'c1',
    blogs: ['b2', 'b1'],
    content: [{ __component: 'blocks.image', image: { file: 7 }, caption: 'A bed' }],
    faqs: [{ question: 'Why?', questionId: 'q1' }],
    seo: { title: 'S' },
  };
  const { data, missing } = toInput(snapshot, ATTRIBUTES, EXISTING);
  expect(missing).toEqual([]);
  expect(data).toEqual({
    title: 'Sleep',
    thumbnail: 7,
    topic: { connect: [{ documentId: 'c1' }] },
    blogs: ['b2', 'b1'],
    content: [{ __component: 'blocks.image', image: 7, caption: 'A bed' }],
    faqs: [{ question: 'Why?', questionId: 'q1' }],
    seo: { title: 'S' },
  });
});

test('empties what the version did not have', () => {
  expect(toInput({ title: 'Sleep' }, ATTRIBUTES, EXISTING).data).toEqual({
    title: 'Sleep',
    thumbnail: null,
    topic: null,
    blogs: [],
    content: [],
    faqs: [],
    seo: null,
  });
});

test('leaves out and lists what no longer exists', () => {
  const snapshot: Snapshot = {
    thumbnail: { file: 8 },
    topic: 'c9',
    blogs: ['b1', 'gone'],
    content: [
      { __component: 'blocks.gone', text: 'x' },
      { __component: 'blocks.image', image: { file: 9 } },
    ],
    removedField: 'x',
  };
  const { data, missing } = toInput(snapshot, ATTRIBUTES, EXISTING);
  expect(data).toMatchObject({ thumbnail: null, topic: null, blogs: ['b1'], content: [{ image: null }] });
  expect(data).not.toHaveProperty('removedField');
  expect(missing).toEqual([
    { kind: 'file', field: 'thumbnail', id: 8 },
    { kind: 'entry', field: 'topic', documentId: 'c9' },
    { kind: 'entry', field: 'blogs', documentId: 'gone' },
    { kind: 'block', field: 'content', component: 'blocks.gone' },
    { kind: 'file', field: 'content', id: 9 },
  ]);
});

test('collects the files of all depths and the entries of each type', () => {
  const snapshot = { thumbnail: { file: 1 }, topic: 'c1', content: [{ image: { file: 2 } }] };
  const { files, documents } = collectReferences(snapshot, ATTRIBUTES);
  expect(files).toEqual([1, 2]);
  expect(documents.get('api::category.category')).toEqual(['c1']);
});
