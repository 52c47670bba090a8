import { render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router-dom';
import { testSite } from '../../test/show-site';
import { OutdatedError, reloadOnce } from '../lib/routing/reload/outdated';
import { SiteProvider } from '../lib/site/site';
import { goOnline } from '../ui/hooks/online.testing';
import { ArticleErrorPage, ErrorPage } from './ErrorPage';
import { NotFound } from './NotFound/NotFound';

jest.mock('../lib/routing/reload/outdated', () => ({
  ...jest.requireActual<object>('../lib/routing/reload/outdated'),
  reloadOnce: jest.fn(),
}));

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  goOnline(true);
  jest.restoreAllMocks();
});

async function fail(error: unknown, ErrorBoundary = ErrorPage) {
  const Stub = createRoutesStub([
    {
      path: '/',
      ErrorBoundary,
      HydrateFallback: () => null,
      Component: () => null,
      loader: () => {
        throw error;
      },
    },
  ]);
  render(
    <SiteProvider value={testSite}>
      <Stub />
    </SiteProvider>,
  );
}
const refusal = (body: string, status = 502) => new Response(body, { status });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test.each([
  ['a script that failed to load', new OutdatedError('404')],
  ['an operation unknown to the CMS', refusal('outdated')],
])('reloads the page after %s', async (_title, error) => {
  jest.mocked(reloadOnce).mockResolvedValue(true);
  await fail(error);
  expect(await screen.findByText('The site has a new version. Loading it…')).toBeVisible();
  await waitFor(() => expect(reloadOnce).toHaveBeenCalled());
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});

test.each([ErrorPage, ArticleErrorPage])(
  '%p shows an unexpected error when a reload does not help',
  async (boundary) => {
    jest.mocked(reloadOnce).mockResolvedValue(false);
    await fail(new OutdatedError('404'), boundary);
    expect(await title('An unexpected error occurred.')).toBeVisible();
  },
);

test.each([
  [refusal('refused'), 'Failed to load blog post.'],
  [refusal('unreachable'), 'An unexpected error occurred.'],
  [refusal('Not found', 404), 'Blog not found.'],
  [new Error('bug'), 'An unexpected error occurred.'],
])('an article that fails with %p shows “%s”', async (error, sentence) => {
  await NotFound.fetch();
  await fail(error, ArticleErrorPage);
  expect(await title(sentence)).toBeVisible();
});

test('switches to the offline message when the connection is lost', async () => {
  await fail(refusal('unreachable'));
  await title('An unexpected error occurred.');
  expect(screen.getByRole('alert')).toHaveTextContent('The site is not responding properly.');
  goOnline(false);
  expect(await title('You are offline')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('An unexpected error occurred. Check your connection');
});

test('invites the reader to try again when the connection is back', async () => {
  goOnline(false);
  await fail(refusal('unreachable'));
  await title('You are offline');
  goOnline(true);
  await title('You are online again');
  expect(screen.getByRole('alert')).toHaveTextContent('You are online again. Please try again.');
});
