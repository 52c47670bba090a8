import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { testSite, showSite } from '../../../test/show-site';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { notFound } from '../../lib/routing/not-found';
import { SiteProvider } from '../../lib/site/site';
import { isNotFound, NotFound, withNotFoundPage, showsNotFound } from './NotFound';
import { NotFoundPage } from './NotFoundPage';

const args = {} as LoaderFunctionArgs;
const missing = { status: 404, statusText: 'Not Found', data: 'Not found', internal: false };

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('fetches the not-found page when a loader throws a 404, not on other errors', async () => {
  const fetched = jest.spyOn(NotFound, 'fetch').mockResolvedValue();
  await expect(withNotFoundPage(() => 'there')(args)).resolves.toBe('there');
  await expect(withNotFoundPage(() => Promise.reject(new Error('bug')))(args)).rejects.toThrow('bug');
  expect(fetched).not.toHaveBeenCalled();
  await expect(withNotFoundPage(() => Promise.reject(notFound()))(args)).rejects.toMatchObject({
    status: 404,
  });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('recognises a not-found error by its status, at any error boundary', () => {
  expect([isNotFound(missing), isNotFound({ ...missing, status: 502 }), isNotFound(null)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([
    showsNotFound({ pages: missing }),
    showsNotFound({ article: missing }),
    showsNotFound({ article: { ...missing, status: 502 } }),
    showsNotFound(null),
  ]).toEqual([true, true, false, false]);
});

test('prefills the search with words from the address and searches for them', async () => {
  const router = createMemoryRouter([{ path: '*', Component: NotFoundPage }], {
    initialEntries: ['/blog/old/insomnia-tips'],
  });
  render(
    <SiteProvider value={testSite}>
      <RouterProvider router={router} />
    </SiteProvider>,
  );
  expect(screen.getByRole('combobox', { name: 'Search articles' })).toHaveValue('insomnia tips');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(router.state.location.pathname).toBe('/search/insomnia-tips');
});

test.each(['/no/such/page', '/related-videos?page=9'])(
  '%s shows the not-found page with its search',
  async (address) => {
    showSite(address, { RelatedVideosPage: () => ({ videoArticles: { total: 1, articles: [] } }) });
    await screen.findByRole('heading', { level: 1, name: 'We could not find that page' });
    await waitFor(() => expect(screen.getByRole('search')).toBeVisible());
  },
);
