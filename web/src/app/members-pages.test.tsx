import { act, screen, waitFor } from '@testing-library/react';
import { showSite } from '../../test/show-site';
import { signIn, getToken } from '../lib/session/session.testing';

const fetching = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  localStorage.clear();
  fetching.mockReset().mockImplementation(() => Promise.resolve(Response.json([])));
  Object.assign(globalThis, { fetch: fetching });
  // The requests of the login page get no valid response here; other tests cover that page.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const PAGES = [
  ['/saved-blogs', 'Saved Blogs', '/api/blogs/saved'],
  ['/comment-section', 'My Comments', '/api/users/me/comments'],
  ['/rating-component', 'My Ratings', '/api/users/me/ratings'],
] as const;

test.each(PAGES)('redirects a guest from %s to the login page, which remembers the address', async (path) => {
  const router = showSite(path, {});
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.state).toEqual({ from: path });
  await screen.findByRole('heading', { level: 1, name: 'Log in' });
  expect(screen.queryByText('Session expired.')).toBeNull();
  expect(fetching).not.toHaveBeenCalled();
});

test.each(PAGES)(
  '%s shows a member the page “%s” with a single request and is noindex',
  async (path, title, call) => {
    signIn();
    const router = showSite(path, {});
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await waitFor(() => expect(fetching.mock.calls.map(([path]) => path)).toEqual([call]));
    expect(router.state.location.pathname).toBe(path);
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  },
);

describe('an expired session is reported once', () => {
  const loginPage = () => screen.findByRole('heading', { level: 1, name: 'Log in' });
  const faqs = () => screen.findByRole('heading', { level: 1, name: 'Frequently Asked Questions' });
  const findNotice = () => screen.findByRole('alert');
  async function expireAtFaqs() {
    signIn();
    const router = showSite('/faqs', {});
    await faqs();
    await screen.findByRole('link', { name: 'Ada Lovelace' });
    localStorage.setItem('token', getToken({ expiresIn: -1 }));
    return router;
  }
  async function returnToLogin(router: ReturnType<typeof showSite>) {
    await act(() => router.navigate('/faqs'));
    await faqs();
    await act(() => router.navigate('/login'));
    await loginPage();
  }

  test('on the login page, after a redirect from a members-only page', async () => {
    const router = await expireAtFaqs();
    await act(() => router.navigate('/saved-blogs'));
    await loginPage();
    expect(await findNotice()).toHaveTextContent(/^Session expired\.$/);
    expect(screen.getByRole('main')).toContainElement(await findNotice());
    expect(router.state.location.state).toEqual({ from: '/saved-blogs' });
    expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null]);
    await returnToLogin(router);
    expect(screen.queryByText('Session expired.')).toBeNull();
  });

  test.each(['/saved-blogs', '/faqs', '/login'])(
    'on the login page, when the reader opens %s with an expired token',
    async (path) => {
      signIn({ expiresIn: -1 });
      const router = showSite(path, {});
      await loginPage();
      expect(await findNotice()).toHaveTextContent(/^Session expired\.$/);
      await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
      await returnToLogin(router);
      expect(screen.queryByText('Session expired.')).toBeNull();
    },
  );

  test('outside the main content of a public page, and not again on the login page', async () => {
    const router = await expireAtFaqs();
    await act(() => router.navigate('/terms'));
    expect(await findNotice()).toHaveTextContent(/^Session expired\.$/);
    expect(screen.getByRole('main')).not.toContainElement(await findNotice());
    expect(router.state.location.pathname).toBe('/terms');
    expect(localStorage.getItem('token')).toBeNull();
    await act(() => router.navigate('/saved-blogs'));
    await loginPage();
    expect(screen.queryByText('Session expired.')).toBeNull();
  });
});
