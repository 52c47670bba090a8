import { screen, waitFor } from '@testing-library/react';
import { showSite } from '../../test/show-site';
import { signIn } from '../lib/session/session.testing';

const fetching = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  localStorage.clear();
  fetching.mockReset().mockImplementation(() => Promise.resolve(Response.json([])));
  Object.assign(globalThis, { fetch: fetching });
  // Nobody answers for the page of the login, which is another's to test.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const PAGES = [
  ['/saved-blogs', 'Saved Blogs', '/api/blogs/saved'],
  ['/comment-section', 'My Comments', '/api/users/me/comments'],
  ['/rating-component', 'My Ratings', '/api/users/me/ratings'],
] as const;

test.each(PAGES)('a guest at %s is led to the login, which knows the way back', async (path) => {
  const router = showSite(path, {});
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.state).toEqual({ from: path });
  expect(fetching).not.toHaveBeenCalled();
});

test.each(PAGES)(
  '%s shows a member %s by one call, and search engines leave it alone',
  async (path, title, call) => {
    signIn();
    const router = showSite(path, {});
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await waitFor(() => expect(fetching.mock.calls.map(([asked]) => asked)).toEqual([call]));
    expect(router.state.location.pathname).toBe(path);
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  },
);
