import { getNextVersion, type State, type Write } from './next-version';
import type { Kind, Version } from './version';

const ANN = { id: 1, name: 'Ann Lee' };
const state = (title: string): State => ({
  documentId: 'a',
  type: 'api::blog.blog',
  title,
  snapshot: { title },
  hash: `hash of ${title}`,
});
const by = (kind: Kind, more: Partial<Write> = {}): Write => ({
  kind,
  publishes: kind === 'publish',
  actor: ANN,
  now: 9,
  isContinued: false,
  ...more,
});
const latest = (more: Partial<Version> = {}) => ({
  version: {
    documentId: 'a',
    edition: 3,
    type: 'api::blog.blog',
    kind: 'save' as const,
    title: 'One',
    fields: ['description'],
    hash: 'hash of One',
    published: false,
    actor: ANN,
    madeAt: 1,
    ...more,
  },
  snapshot: { title: 'One' },
});

test('the first version has all fields', () => {
  expect(getNextVersion(state('One'), by('create'), undefined)).toEqual({
    documentId: 'a',
    type: 'api::blog.blog',
    title: 'One',
    hash: 'hash of One',
    edition: 1,
    kind: 'create',
    fields: ['title'],
    published: false,
    actor: ANN,
    madeAt: 9,
  });
});

test('a later one has the fields that differ', () => {
  const version = getNextVersion(state('Two'), by('save'), latest());
  expect(version).toMatchObject({ edition: 4, kind: 'save', fields: ['title'], published: false });
});

test('publishing is a version although nothing differs, saving is none', () => {
  expect(getNextVersion(state('One'), by('publish'), latest())).toMatchObject({
    edition: 4,
    kind: 'publish',
    fields: [],
    published: true,
  });
  expect(getNextVersion(state('One'), by('save'), latest())).toBeUndefined();
});

test('an import counts when it publishes', () => {
  const publishing = by('import', { publishes: true });
  expect(getNextVersion(state('One'), publishing, latest())).toMatchObject({ edition: 4, published: true });
  expect(getNextVersion(state('One'), publishing, latest({ published: true }))).toBeUndefined();
});

test('a request that saves and publishes makes one version', () => {
  const version = getNextVersion(state('Two'), by('publish', { isContinued: true }), latest());
  expect(version).toMatchObject({
    edition: 3,
    kind: 'publish',
    fields: ['description', 'title'],
    published: true,
  });
});

test('a creation stays one when the same request saves again', () => {
  const created = latest({ kind: 'create' });
  const version = getNextVersion(state('Two'), by('save', { isContinued: true }), created);
  expect(version).toMatchObject({ edition: 3, kind: 'create' });
});

test('what readers got stays a version when the same import also writes a newer draft', () => {
  const live = latest({ published: true });
  const version = getNextVersion(state('Two'), by('import', { isContinued: true }), live);
  expect(version).toMatchObject({ edition: 4, kind: 'import', published: false });
});

test('a deleted document that is restored as it was gets a version', () => {
  const deleted = latest({ kind: 'delete' });
  expect(getNextVersion(state('One'), by('restore'), deleted)).toMatchObject({ edition: 4, kind: 'restore' });
  expect(getNextVersion(state('One'), by('restore'), latest({}))).toBeUndefined();
});
