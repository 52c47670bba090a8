import { describeRest, describeUse, getFormPath, namePlace, type Place } from './usage';

const place = (more: Partial<Place> = {}): Place => ({
  documentId: 'abc',
  type: 'api::blog.blog',
  title: 'Sleep',
  deleted: false,
  published: false,
  draft: false,
  earlier: 0,
  edition: null,
  ...more,
});

test.each([
  [place(), 'the article “Sleep”'],
  [place({ type: 'api::category.category' }), 'the topic “Sleep”'],
  [place({ type: 'api::banner.banner' }), 'the banner “Sleep”'],
  [place({ deleted: true }), 'the deleted article “Sleep”'],
  [place({ title: null, documentId: null }), 'another article'],
  [place({ title: null, documentId: null, deleted: true }), 'another deleted article'],
  [place({ type: 'api::new.new' }), 'the entry “Sleep”'],
])('names %j', (one, name) => {
  expect(namePlace(one)).toBe(name);
});

test.each([
  [place({ published: true, draft: true }), 'published, draft'],
  [place({ published: true, type: 'api::banner.banner' }), 'in use'],
  [place({ draft: true, earlier: 1, edition: 4 }), 'draft, earlier version 4'],
  [place({ earlier: 3, edition: 4 }), '3 earlier versions, the newest is 4'],
  [place({ earlier: 2, edition: 2, deleted: true }), '2 kept versions, the newest is 2'],
])('describes the use of %j', (one, use) => {
  expect(describeUse(one)).toBe(use);
});

test('counts what is not listed, and says when there is even more', () => {
  expect(describeRest({ more: 0, isCounted: true })).toBeUndefined();
  expect(describeRest({ more: 3, isCounted: true })).toBe('and 3 more');
  expect(describeRest({ more: 950, isCounted: false })).toBe('and at least 950 more');
});

test('leads to the form of what exists and may be read', () => {
  expect(getFormPath(place())).toBe('/content-manager/collection-types/api::blog.blog/abc');
  expect(getFormPath(place({ deleted: true }))).toBeUndefined();
  expect(getFormPath(place({ documentId: null }))).toBeUndefined();
});
