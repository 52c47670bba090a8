import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockRestApi } from '../../../test/rest-api';
import { showPage } from '../../../test/show-site';
import { CONFIRMATION_LINK, UNSUBSCRIBE_LINK, type NewsletterLink } from './newsletter-link';

const api = mockRestApi();
beforeEach(() => {
  localStorage.setItem('token', 'secret');
});

const TOKEN = 'abc.1.x-y_z';
const ADDRESS = 'a…@example.org';
const call = (link: NewsletterLink) => `${link.call}?token=${TOKEN}`;

const follow = (link: NewsletterLink, query = `?token=${TOKEN}`) => showPage(link.path + query, link.title);
const main = () => within(screen.getByRole('main'));
const button = (name: string) => main().findByRole('button', { name });
const findSentence = (sentence: string) => main().findByText(sentence);
const posted = () => api.requests.filter(({ method }) => method === 'POST');

describe.each([
  { link: UNSUBSCRIBE_LINK, state: 'confirmed', message: 'You are unsubscribed.' },
  { link: CONFIRMATION_LINK, state: 'pending', message: 'Thank you. Your subscription is confirmed.' },
])('the page at $link.path', ({ link, state, message }) => {
  const open = () => api.respond(call(link), 200, { email: ADDRESS, state });

  test('shows the question and sends one request when its button is double-clicked', async () => {
    open();
    await follow(link);
    const press = await button(link.action);
    expect(main().getByText(link.question(ADDRESS))).toBeVisible();
    expect(main().getAllByRole('button')).toEqual([press]);
    expect(posted()).toEqual([]);
    api.respond(call(link), 200, { message });
    await userEvent.dblClick(press);
    expect((await findSentence(message)).closest('[tabindex]')).toHaveFocus();
    expect(main().queryByRole('button')).toBeNull();
    expect(posted()).toEqual([{ method: 'POST', path: call(link), body: undefined, token: null }]);
  });

  test('shows a notice and no button when there is nothing left to do', async () => {
    api.respond(call(link), 200, { email: ADDRESS, state: link.done });
    await follow(link);
    await findSentence(link.already(ADDRESS));
    expect(main().queryByRole('button')).toBeNull();
    expect(posted()).toEqual([]);
  });

  test('offers contact by email when the link is not valid', async () => {
    api.refuse(call(link), 400, 'This link is not valid.');
    await follow(link);
    await findSentence('This link is not valid.');
    expect(main().getAllByText(/or write to us/i)[0]).toBeVisible();
    expect(main().getAllByRole('link', { name: /@/ })[0]).toHaveAttribute(
      'href',
      'mailto:contact@wellfolio.example',
    );
    expect(main().queryByRole('button')).toBeNull();
  });

  test('reports a link that became invalid before the button was pressed', async () => {
    open();
    await follow(link);
    const press = await button(link.action);
    api.refuse(call(link), 400, 'This link is not valid.');
    await userEvent.click(press);
    expect((await findSentence('This link is not valid.')).closest('[tabindex]')).toHaveFocus();
  });

  test.each(['', '?token=', '?other=x'])(
    'sends no request for an address without a token: “%s”',
    async (query) => {
      await follow(link, query);
      await findSentence(
        'This address is incomplete. Please open the link in the email again, or copy all of it.',
      );
      expect(api.requests).toEqual([]);
    },
  );

  test.each<[string, () => void, RegExp]>([
    ['a lost connection', () => api.disconnect(call(link)), /Check your connection, then try again/],
    ['a rate limit', () => api.refuse(call(link), 429, 'That was too often.'), /That was too often/],
    ['a malformed response', () => api.respond(call(link), 200, { x: 1 }), /try again/],
    ['a server error', () => api.respond(call(link), 502), /try again/],
  ])('can retry after %s', async (_what, spoil, sentence) => {
    spoil();
    await follow(link);
    await main().findByText(sentence);
    open();
    const again = await button('Try again');
    await userEvent.click(again);
    expect(again).not.toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement);
    expect(await button(link.action)).toBeVisible();
  });

  test('ignores a late response for a link that the reader has left', async () => {
    api.disconnect(call(link));
    const router = await follow(link);
    const again = await button('Try again');
    const { respond } = api.hold(call(link));
    await userEvent.click(again);
    api.respond(`${link.call}?token=another`, 200, { email: ADDRESS, state: link.done });
    await act(() => router.navigate(`${link.path}?token=another`));
    await findSentence(link.already(ADDRESS));
    await act(async () => respond(400, { error: 'This link is not valid.' }));
    await findSentence(link.already(ADDRESS));
    expect(main().queryByText('This link is not valid.')).toBeNull();
  });

  test('keeps its button for a retry when the request fails', async () => {
    open();
    await follow(link);
    const press = await button(link.action);
    api.disconnect(call(link));
    await userEvent.click(press);
    expect(await main().findByRole('alert')).toHaveTextContent(/try again/);
    api.respond(call(link), 200, { message });
    await userEvent.click(press);
    await findSentence(message);
  });

  test('is noindex, sends no referrer and keeps the token out of the HTML', async () => {
    open();
    await follow(link);
    await button(link.action);
    await waitFor(() =>
      expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex'),
    );
    expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://health.example${link.path}`,
    );
    expect(document.documentElement.outerHTML).not.toContain(TOKEN);
  });
});
