import { getEditAddress } from './edit-address';

const load = (operation: string, data: unknown) => ({
  root: null,
  page: { operation, variables: {}, data },
});

test.each([
  ['an article', load('ArticlePage', { article: { id: 'a1' } }), 'api::blog.blog/a1'],
  [
    'a category',
    load('CategoryPage', { category: { category: { id: 'c1' }, topic: { id: 't1' } } }),
    'api::category.category/c1',
  ],
  ['a hub', load('HubPage', { topicHub: { topic: { id: 't1' } } }), 'api::category.category/t1'],
])('the form of %s', (_what, loaderData, form) => {
  expect(getEditAddress(loaderData)).toBe(`/admin/content-manager/collection-types/${form}`);
});

test.each([
  ['without data', {}],
  ['without a document', load('HomePage', { home: {} })],
  ['of no article', load('ArticlePage', { article: null })],
  ['of no category', load('CategoryPage', { category: null })],
  ['of no hub', load('HubPage', { topicHub: null })],
  ['that failed', load('ArticlePage', null)],
])('a page %s has no form', (_what, loaderData) => expect(getEditAddress(loaderData)).toBeUndefined());
