import { queryForCategory, redirectTo } from './redirect';

test('the redirect for a moved category preserves the other query parameters', () => {
  const query = { type: 'grid-3x5', page: 2, search: 'dry eyes', category: 'Old Name' };
  expect(queryForCategory({ path: '/api/blogs' }, query, 'new-name')).toBe(
    '/api/blogs?type=grid-3x5&page=2&search=dry+eyes&category=new-name',
  );
});

test('redirectTo redirects with a 301 and the usual error body', () => {
  const ctx = {
    path: '',
    querystring: '',
    params: {},
    state: {},
    ip: '',
    request: {},
    status: 200,
    body: {},
    get: () => '',
    set: jest.fn(),
  };
  redirectTo(ctx, 'This blog', '/api/blogs/slug/new');
  expect(ctx.set).toHaveBeenCalledWith('Location', '/api/blogs/slug/new');
  const sentence = 'This blog is now at /api/blogs/slug/new.';
  expect(ctx).toMatchObject({ status: 301, body: { error: sentence, message: sentence } });
});
