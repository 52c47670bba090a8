import { screen, within } from '@testing-library/react';
import { renderInPage } from '../../../test/show-in-page';
import { comment, commentsResponse } from './comments.testing';
import { Thread } from './Thread';

const fetching = jest.fn<Promise<Response>, [string, RequestInit?]>();

beforeEach(() => {
  localStorage.clear();
  fetching.mockReset();
  Object.assign(globalThis, { fetch: fetching });
});
const article = async (text: string) => (await screen.findByText(text)).closest('article') as HTMLElement;

test('marks a reply of the editors, and nobody else', async () => {
  const nobody = { user_id: null, username: 'Deleted member' };
  fetching.mockReturnValue(
    commentsResponse([
      comment(1, 'How long?', {
        replies: [
          comment(2, 'Seven hours', { user_id: null, username: 'Wellfolio' }),
          comment(3, 'Of somebody who has left', nobody),
        ],
      }),
      comment(4, 'This comment was deleted by its author.', nobody),
      comment(5, 'This comment was deleted by the editors.', nobody),
    ]),
  );
  renderInPage(<Thread articleId="k3j4h5" />);
  expect(await article('Seven hours')).toHaveTextContent(/^W\S*Wellfolio\s*Editors/);
  expect(screen.getAllByText('Editors')).toHaveLength(1);
  expect(within(await article('Seven hours')).getByRole('button', { name: /^Report/ })).toBeVisible();
  for (const deleted of ['its author', 'the editors'])
    expect(within(await article(`This comment was deleted by ${deleted}.`)).queryAllByRole('button')).toEqual(
      [],
    );
});

test('a link to a comment loads further pages until it is there, and puts the focus on it', async () => {
  const pages = [
    [comment(9, 'Newest')],
    [comment(8, 'Newer')],
    [comment(7, 'Wanted')],
    [comment(6, 'Older')],
  ];
  fetching.mockImplementation((path) => {
    const page = Number(new URL(path, 'http://x').searchParams.get('page'));
    return commentsResponse(pages[page - 1], 160);
  });
  renderInPage(<Thread articleId="k3j4h5" />, '/blog/sleep?comment=7#comments');
  expect(await article('Wanted')).toHaveFocus();
  expect(screen.queryByText('Older')).toBeNull();
  expect(fetching).toHaveBeenCalledTimes(3);
});

test('a link to a reply puts the focus on the reply', async () => {
  fetching.mockReturnValue(commentsResponse([comment(1, 'First', { replies: [comment(2, 'An answer')] })]));
  renderInPage(<Thread articleId="k3j4h5" />, '/blog/sleep?comment=2#comments');
  expect(await article('An answer')).toHaveFocus();
});

test.each(['x', '', '999', '1e999'])('?comment=%s leads nowhere, and loads no endless pages', async (id) => {
  fetching.mockImplementation(() => commentsResponse([comment(1, 'First')], 5000));
  renderInPage(<Thread articleId="k3j4h5" />, `/blog/sleep?comment=${id}`);
  await screen.findByText('First');
  await screen.findByRole('button', { name: 'Show more' });
  expect(fetching.mock.calls.length).toBeLessThanOrEqual(10);
});
