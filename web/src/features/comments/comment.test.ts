import { fetchComments, PAGE_LENGTH } from './comment';
import { comment } from './comments.testing';

const pages = new Map<string, { ids: number[]; next?: string }>();
const fetched: string[] = [];

beforeEach(() => {
  pages.clear();
  fetched.length = 0;
  globalThis.fetch = (address) => {
    const query = typeof address === 'string' ? address.slice(address.indexOf('?')) : '';
    fetched.push(query);
    const { ids, next } = pages.get(query) ?? { ids: [] };
    const headers = {
      'x-total-count': '120',
      ...(next !== undefined && { link: `</api/comments/k3j4h5${next}>; rel="next"` }),
    };
    return Promise.resolve(
      Response.json(
        ids.map((id) => comment(id, `Text ${id}`)),
        { headers },
      ),
    );
  };
});

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

test('reads one page', async () => {
  pages.set('?page=1&limit=50', { ids: numbers(1, PAGE_LENGTH), next: '?page=2&limit=50' });
  const { comments, total } = await fetchComments('k3j4h5', 1);
  expect(comments.map(({ comment_id: id }) => id)).toEqual(numbers(1, 50));
  expect([total, fetched]).toEqual([120, ['?page=1&limit=50']]);
});

test('follows the links of a page that ends early, and no further than the page', async () => {
  pages.set('?page=2&limit=50', { ids: numbers(51, 70), next: '?page=3&limit=35' });
  pages.set('?page=3&limit=35', { ids: numbers(71, 105), next: '?page=4&limit=35' });
  const { comments } = await fetchComments('k3j4h5', 2);
  expect(comments.map(({ comment_id: id }) => id)).toEqual(numbers(51, 100));
  expect(fetched).toEqual(['?page=2&limit=50', '?page=3&limit=35']);
});

test('a draft that is previewed has no comments, and another missing article is a failure', async () => {
  globalThis.fetch = () => Promise.resolve(new Response('', { status: 404 }));
  await expect(fetchComments('k3j4h5', 1)).rejects.toThrow('404');
  window.history.replaceState(null, '', '/blog/draft?preview=token');
  expect(await fetchComments('k3j4h5', 1)).toEqual({ comments: [], total: 0 });
  window.history.replaceState(null, '', '/');
});
