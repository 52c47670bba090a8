import { parse } from 'graphql';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { createClient } from './client';
import { createLazyClient, lazyWithApollo, startBrowserClient } from './lazy-client';
import { OutdatedError } from '../routing/reload/outdated';
import { RateLimitError } from '../routing/rate-limit';

jest.mock('../graphql/operation-hashes.gen', () => ({ operationHashes: { Greeting: 'a'.repeat(64) } }));

const query = parse('query Greeting($name: String) { greeting(name: $name) { __typename id text } }');
const requestFor = (name: string) => ({ query, variables: { name } });
const greeting = (text: string) => ({ greeting: { __typename: 'Greeting', id: text, text } });

const cmsFetch = jest.fn();
let version = '1';

/** What the CMS responds from now on. */
function respondWith(text: string) {
  cmsFetch.mockImplementation(
    async () =>
      new Response(JSON.stringify({ data: greeting(text) }), {
        headers: { 'content-type': 'application/json', 'x-content-version': version },
      }),
  );
}

beforeEach(() => {
  cmsFetch.mockReset();
  version = '1';
  globalThis.fetch = cmsFetch;
});

const fromHtml = {
  version: 1,
  responses: [{ operation: 'Greeting', variables: { name: 'Ada' }, data: greeting('from the HTML') }],
};
const getText = async (result: Promise<{ data?: unknown }>) =>
  ((await result).data as ReturnType<typeof greeting>).greeting.text;

test('back navigation reuses the response embedded in the HTML', async () => {
  const { returning } = createLazyClient(fromHtml);
  expect(await getText(returning.query(requestFor('Ada')))).toBe('from the HTML');
  expect(await getText(returning.query(requestFor('Ada')))).toBe('from the HTML');
  expect(cmsFetch).not.toHaveBeenCalled();
});

test('forward navigation always fetches current content', async () => {
  const { reader, returning } = createLazyClient(fromHtml);
  respondWith('first');
  expect(await getText(reader.query(requestFor('Ada')))).toBe('first');
  respondWith('mended');
  expect(await getText(reader.query(requestFor('Ada')))).toBe('mended');
  expect(await getText(returning.query(requestFor('Ada')))).toBe('mended');
});

test('falls back to the cached response when there is no connection', async () => {
  const { reader } = createLazyClient(fromHtml);
  cmsFetch.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await getText(reader.query(requestFor('Ada')))).toBe('from the HTML');
  await expect(reader.query(requestFor('Grace'))).rejects.toThrow('Failed to fetch');
});

test('sends a new query once, by hash, without its text or a token', async () => {
  respondWith('from the CMS');
  const { returning } = createLazyClient(fromHtml);
  expect(await getText(returning.query(requestFor('Grace')))).toBe('from the CMS');
  await returning.query(requestFor('Grace'));
  expect(cmsFetch).toHaveBeenCalledTimes(1);
  const [url, init] = cmsFetch.mock.calls[0] as [string, RequestInit];
  const { pathname, searchParams } = new URL(url, 'https://site.example');
  expect([init.method, pathname]).toEqual(['GET', '/graphql']);
  expect(Object.fromEntries(searchParams)).toEqual({
    operationName: 'Greeting',
    variables: '{"name":"Grace"}',
    extensions: `{"persistedQuery":{"version":1,"sha256Hash":"${'a'.repeat(64)}"}}`,
  });
  expect(init.credentials).toBe('omit');
  expect(new Headers(init.headers).has('authorization')).toBe(false);
});

test('refetches earlier queries after the content version changes', async () => {
  respondWith('first');
  const { returning } = createLazyClient(fromHtml);
  await returning.query(requestFor('Ada'));
  await returning.query(requestFor('Grace'));
  version = '2';
  respondWith('second');
  await returning.query(requestFor('Marie'));
  expect(await getText(returning.query(requestFor('Ada')))).toBe('second');
  expect(await getText(returning.query(requestFor('Grace')))).toBe('second');
  // The response that revealed the change is itself current, so it is cached.
  const result = cmsFetch.mock.calls.length;
  await returning.query(requestFor('Marie'));
  expect(cmsFetch).toHaveBeenCalledTimes(result);
});

test('keeps the cache while the content version stays the same', async () => {
  respondWith('first');
  const { returning } = createLazyClient(fromHtml);
  await returning.query(requestFor('Grace'));
  await returning.query(requestFor('Marie'));
  await returning.query(requestFor('Grace'));
  expect(cmsFetch).toHaveBeenCalledTimes(2);
});

test('fetches Apollo early, and a failure to do so does not fail the next query', async () => {
  respondWith('from the CMS');
  const load = jest.fn(async () => ({ createClient })).mockRejectedValueOnce(new TypeError('404'));
  const { fetchEarly, reader } = createLazyClient(fromHtml, load);
  expect(load).not.toHaveBeenCalled();
  fetchEarly();
  expect(load).toHaveBeenCalledTimes(1);
  await new Promise((resolve) => setTimeout(resolve));
  expect(await getText(reader.query(requestFor('Grace')))).toBe('from the CMS');
});

test('a chunk that fails to load fails its query and is requested again by the next', async () => {
  respondWith('from the CMS');
  const load = jest
    .fn(async () => ({ createClient }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { reader } = createLazyClient(fromHtml, load);
  await expect(reader.query(requestFor('Grace'))).rejects.toThrow('dynamically imported');
  expect(await getText(reader.query(requestFor('Grace')))).toBe('from the CMS');
});

test('rejects on a GraphQL error and does not cache it', async () => {
  cmsFetch.mockResolvedValueOnce(
    new Response('{"errors":[{"message":"no"}]}', { headers: { 'content-type': 'application/json' } }),
  );
  const { reader } = createLazyClient(fromHtml);
  await expect(reader.query(requestFor('Grace'))).rejects.toThrow('no');
  respondWith('from the CMS');
  expect(await getText(reader.query(requestFor('Grace')))).toBe('from the CMS');
});

test('throws OutdatedError when the CMS no longer knows the persisted query', async () => {
  cmsFetch.mockImplementation(
    async () =>
      new Response('{"errors":[{"message":"not known","extensions":{"code":"PERSISTED_QUERY_NOT_FOUND"}}]}', {
        status: 400,
        headers: { 'content-type': 'application/json' },
      }),
  );
  await expect(createLazyClient(fromHtml).reader.query(requestFor('Grace'))).rejects.toThrow(OutdatedError);
});

test('throws RateLimitError when the CMS refuses a visitor who searches too often', async () => {
  cmsFetch.mockImplementation(
    async () =>
      new Response('{"errors":[{"message":"too often","extensions":{"code":"TOO_MANY_REQUESTS"}}]}', {
        status: 429,
        headers: { 'content-type': 'application/json' },
      }),
  );
  await expect(createLazyClient(fromHtml).reader.query(requestFor('Grace'))).rejects.toThrow(RateLimitError);
});

test('does not throw OutdatedError for a 502', async () => {
  cmsFetch.mockImplementation(async () => new Response('<p>Bad gateway</p>', { status: 502 }));
  const result = createLazyClient(fromHtml).reader.query(requestFor('Grace'));
  await expect(result).rejects.not.toThrow(OutdatedError);
});

test('lazyWithApollo wraps a feature in an Apollo provider', async () => {
  const { useApolloClient } = await import('@apollo/client/react');
  const Feature = ({ name }: { name: string }) => <p>{`${name} ${typeof useApolloClient().query}`}</p>;
  startBrowserClient(fromHtml);
  const Lazy = lazyWithApollo(async () => Feature);
  render(
    <Suspense fallback="Loading…">
      <Lazy name="Ada" />
    </Suspense>,
  );
  expect(await screen.findByText('Ada function')).toBeVisible();
});
