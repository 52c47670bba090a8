import { showEditLink } from './edit-link';

test('follows the page, and is gone where there is nothing to edit', () => {
  const state = { loaderData: {} };
  let changed = () => undefined as unknown;
  const router = { state, subscribe: (listener: () => void) => (changed = listener) };
  const show = (id: string | null) => {
    state.loaderData = { page: { operation: 'ArticlePage', data: { article: id && { id } } } };
    changed();
  };
  const link = () => document.querySelector('#edit-link')?.getAttribute('href');
  showEditLink(router);
  expect(link()).toBeUndefined();
  show('a1');
  expect(link()).toBe('/admin/content-manager/collection-types/api::blog.blog/a1');
  show('a2');
  expect(link()).toMatch(/a2$/);
  show(null);
  expect(link()).toBeUndefined();
});
