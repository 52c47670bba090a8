import { ENDPOINTS } from '../endpoints/endpoints';
import { describeRequest } from './describe-request';

const HASH = 'ab'.repeat(32);
const describePath = (method: string, path: string, querystring = '', status = 200) =>
  describeRequest({ method, path, querystring, status, state: {} }, (hash) =>
    hash === HASH ? 'HomePage' : undefined,
  );

test('an endpoint is called as in the table, whatever its parameters are', () => {
  for (const { method, path } of ENDPOINTS) {
    const sent = path.replaceAll(/\{\w+\}/g, 'jane@doe.example');
    expect(describePath(method, sent)).toEqual({ endpoint: path, operation: '', method, status: '2xx' });
  }
});

test.each([
  ['GET', '/api/nothing-here', 'other'],
  ['PUT', '/api/blogs', 'other'],
  ['GET', '/api/__proto__', 'other'],
  ['GET', '/content-version', 'health'],
  ['GET', '/readyz', 'health'],
  ['GET', '/uploads/a_b.webp', 'upload'],
  ['GET', '/admin', 'admin'],
  ['POST', '/content-manager/collection-types/api::blog.blog', 'admin'],
  ['GET', '/administrators', 'other'],
  ['GET', '/wp-login.php', 'other'],
])('%s %s is %s', (method, path, endpoint) => {
  expect(describePath(method, path)).toMatchObject({ endpoint, operation: '' });
});

test('HEAD counts as GET, and methods that nothing here has are one', () => {
  expect(describePath('HEAD', '/api/blogs')).toMatchObject({ endpoint: '/api/blogs', method: 'GET' });
  expect(describePath('PROPFIND', '/api/blogs', '', 405)).toEqual({
    endpoint: 'other',
    operation: '',
    method: 'other',
    status: '4xx',
  });
});

test('finds the operation by its hash, in both spellings of JSON in an address', () => {
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: HASH } });
  for (const query of [
    new URLSearchParams({ extensions }).toString(),
    `variables={}&extensions=${encodeURIComponent(extensions)}`,
    `extensions=${extensions}`,
  ]) {
    expect(describePath('GET', '/graphql', query)).toMatchObject({
      endpoint: 'graphql',
      operation: 'HomePage',
    });
  }
  for (const query of ['', `extensions=${extensions.replaceAll('ab', 'ac')}`, 'query={home{grid{id}}}'])
    expect(describePath('GET', '/GraphQL/', query)).toMatchObject({
      endpoint: 'graphql',
      operation: 'other',
    });
});
