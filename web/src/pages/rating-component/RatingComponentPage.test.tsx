import { screen, within } from '@testing-library/react';
import { renderInPage } from '../../../test/show-in-page';
import { testSite } from '../../../test/show-site';
import { signIn } from '../../lib/session/session.testing';
import { SiteProvider } from '../../lib/site/site';
import { RatingComponentPage } from './RatingComponentPage';

const fetching = jest.fn<Promise<Response>, [string, RequestInit]>();

function show(response: unknown) {
  fetching.mockResolvedValue(Response.json(response));
  renderInPage(
    <SiteProvider value={testSite}>
      <RatingComponentPage />
    </SiteProvider>,
    '/rating-component',
  );
}

beforeEach(() => {
  localStorage.clear();
  signIn();
  fetching.mockReset();
  Object.assign(globalThis, { fetch: fetching });
});

test('lists the member’s ratings with article and date', async () => {
  const rated = {
    blog_id: 'a1',
    blog_slug: 'sleep-well',
    blog_title: 'Sleep well',
    rating: 4,
    rated_at: '2026-03-01T23:30:00.000Z',
  };
  show([rated, { ...rated, blog_id: 'a2', blog_slug: null, blog_title: null, rating: 1 }]);
  const [first, second] = (await screen.findAllByText(/out of 5/)).map((text) => text.closest('li'));
  expect(fetching.mock.calls[0]?.[0]).toBe('/api/users/me/ratings');
  expect(within(first as HTMLElement).getByRole('link', { name: 'Sleep well' })).toHaveAttribute(
    'href',
    '/blog/sleep-well#rating',
  );
  expect(first).toHaveTextContent('Sleep well4 out of 5March 1, 2026');
  expect(second).toHaveTextContent('An article that is no longer published1 out of 5');
});

test('shows a notice when the member has not rated an article', async () => {
  show([]);
  expect(await screen.findByText(/You have not rated an article yet\./)).toBeVisible();
});
