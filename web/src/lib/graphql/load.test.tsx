import { render, screen } from '@testing-library/react';
import { parse } from 'graphql';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { createRoutesStub, RouterContextProvider, useRouteError } from 'react-router-dom';
import { clientContext, type GraphQLClient } from './context';
import { getLoadedQueries, isQueryFailure, loadQuery, useLoadedQuery } from './load';
import { OutdatedError } from '../routing/reload/outdated';
import { RateLimitError } from '../routing/rate-limit';

const document = parse('query Greeting($name: String!) { hello(name: $name) }') as TypedDocumentNode<
  { hello: string },
  { name: string }
>;

function argsWith(query: GraphQLClient['query']) {
  const context = new RouterContextProvider();
  context.set(clientContext, { query });
  return { context, request: { url: 'https://site.example/blog/a?b=c' } };
}

async function thrownBy(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  );
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('runs the query and returns its data with operation and variables', async () => {
  const query = jest.fn().mockResolvedValue({ data: { hello: 'Ada' } });
  const loaded = await loadQuery(argsWith(query), document, { name: 'Ada' });
  expect(loaded).toEqual({ operation: 'Greeting', variables: { name: 'Ada' }, data: { hello: 'Ada' } });
  expect(query).toHaveBeenCalledWith({ query: document, variables: { name: 'Ada' } });
});

test.each([
  [new Error('relation "blogs" does not exist'), 'refused'],
  [new TypeError('fetch failed'), 'unreachable'],
  [new DOMException('too long', 'TimeoutError'), 'unreachable'],
  [Object.assign(new Error('no connection'), { name: 'UnreachableError' }), 'unreachable'],
  [new OutdatedError('not known'), 'outdated'],
])('turns %s into a 503 with the body "%s" and logs the cause', async (cause, failure) => {
  const thrown = await thrownBy(
    loadQuery(
      argsWith(() => Promise.reject(cause)),
      document,
      { name: 'Ada' },
    ),
  );
  expect(thrown).toBeInstanceOf(Response);
  const response = thrown as Response;
  expect([response.status, await response.text()]).toEqual([503, failure]);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining(cause.message));
});

test('throws a 404 for a query that is too long, and logs nothing', async () => {
  const cause = Object.assign(new Error('too long'), { statusCode: 414 });
  const thrown = await thrownBy(
    loadQuery(
      argsWith(() => Promise.reject(cause)),
      document,
      { name: 'Ada' },
    ),
  );
  expect((thrown as Response).status).toBe(404);
  expect(console.error).not.toHaveBeenCalled();
});

test.each([502, 503, 504])('reloads the document when the site responds %i', async (statusCode) => {
  const cause = Object.assign(new Error('Bad Gateway'), { statusCode });
  const thrown = await thrownBy(
    loadQuery(
      argsWith(() => Promise.reject(cause)),
      document,
      { name: 'Ada' },
    ),
  );
  const { headers } = thrown as Response;
  expect(headers.get('location')).toBe('https://site.example/blog/a?b=c');
  expect(headers.get('x-remix-reload-document')).toBe('true');
});

test('throws a 429 when the CMS refuses a visitor who searches too often, without logging it', async () => {
  const refused = () => Promise.reject(new RateLimitError('Greeting was rate limited.'));
  const thrown = await thrownBy(loadQuery(argsWith(refused), document, { name: 'Ada' }));
  expect(thrown).toMatchObject({ status: 429 });
  expect(console.error).not.toHaveBeenCalled();
});

test('throws a 503 for a response without data', async () => {
  expect(
    await thrownBy(
      loadQuery(
        argsWith(async () => ({ data: null })),
        document,
        { name: 'Ada' },
      ),
    ),
  ).toMatchObject({
    status: 503,
  });
});

test('getLoadedQueries picks the query results out of all loader data', () => {
  const loaded = { operation: 'Greeting', variables: {}, data: {} };
  expect(getLoadedQueries({ root: null, page: loaded, other: { a: 1 } })).toEqual([loaded]);
});

describe('useLoadedQuery', () => {
  const Greeting = () => <p>{useLoadedQuery<{ hello: string }>('Greeting').data.hello}</p>;
  const Problem = () => <p>{String(useRouteError())}</p>;
  const loaded = (hello: string) => ({ operation: 'Greeting', variables: {}, data: { hello } });

  function show(loaderData: unknown) {
    const Stub = createRoutesStub([
      {
        path: '/',
        loader: () => loaderData,
        HydrateFallback: () => null,
        ErrorBoundary: Problem,
        children: [{ index: true, Component: Greeting }],
      },
    ]);
    render(<Stub />);
  }

  test('returns the result that a parent route loaded', async () => {
    show(loaded('Ada'));
    expect(await screen.findByText('Ada')).toBeVisible();
  });

  test('throws an error that names an operation no route loads', async () => {
    show({ operation: 'Farewell', variables: {}, data: {} });
    expect(await screen.findByText(/No route above this component loads Greeting/)).toBeInTheDocument();
  });
});

test.each([
  ['a CMS that cannot be reached', new Response('unreachable', { status: 503 }), true],
  ['a query that the CMS rejected', new Response('refused', { status: 503 }), true],
  ['an outdated page', new Response('outdated', { status: 503 }), false],
  ['a page that does not exist', new Response('Not found', { status: 404 }), false],
  ['a programming error', new Error('undefined is not a function'), false],
])('isQueryFailure is true only for a failed query: %s', async (_, thrown, can) => {
  expect(await isQueryFailure(thrown)).toBe(can);
});
