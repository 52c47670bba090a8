import { changeOrder, UNCHANGED } from './arrangement';
import { saveArrangement } from './save-arrangement';
import { getPlaceId, type FilledBanners, type FilledPage } from './site-page';

const section = (...editions: number[]): FilledBanners => ({
  kind: 'banners',
  type: 'home',
  category: 'home-post',
  name: 'First promotion',
  hint: '',
  shows: 1,
  banners: editions.map((edition, index) => ({
    documentId: `banner-${index}`,
    edition,
    title: '',
    text: '',
    picture: null,
    position: index,
  })),
});
const page = (banners: FilledBanners): FilledPage => ({
  id: 'home',
  name: 'Home page',
  path: '/',
  topic: null,
  sections: [banners],
});

/** A client of the admin's API, and what it has written. */
function createClient(stored: FilledBanners, refused: readonly string[] = []) {
  const written: unknown[] = [];
  const write = (method: string) => async (path: string, body?: unknown) => {
    const id = path.split('/').at(-1) ?? '';
    if (refused.includes(id)) throw new Error('Edda has changed it.');
    written.push([method, id, ...(body === undefined ? [] : [body])]);
    return { data: {} };
  };
  const client = {
    get: async () => ({ data: { data: page(stored) } }),
    post: write('POST'),
    put: write('PUT'),
    del: write('DELETE'),
  };
  return { client: client as never, written };
}

const change = (seen: FilledBanners, order: readonly string[]) =>
  changeOrder(
    UNCHANGED,
    getPlaceId(seen),
    seen.banners.map(({ documentId }) => documentId),
    order,
  );

test('banners are moved and deleted as their forms do', async () => {
  const seen = section(1, 1, 1);
  const { client, written } = createClient(seen);
  const result = await saveArrangement(client, page(seen), change(seen, ['banner-2', 'banner-0']));
  expect(result).toEqual({ saved: ['home/home-post'], refused: [] });
  expect(written).toEqual([
    ['DELETE', 'banner-1'],
    ['PUT', 'banner-2', { position: 0 }],
    ['PUT', 'banner-0', { position: 1 }],
  ]);
});

test('nothing is written if the server refuses the banner that somebody else has changed', async () => {
  const seen = section(1, 1, 1);
  const { client, written } = createClient(section(1, 1, 2), ['banner-2']);
  const order = ['banner-1', 'banner-2', 'banner-0'];
  const { saved, refused } = await saveArrangement(client, page(seen), change(seen, order));
  expect(saved).toEqual([]);
  expect(refused.map(({ section: { name } }) => name)).toEqual(['First promotion']);
  expect(written).toEqual([]);
});

test('a place that the page has no longer is refused in words', async () => {
  const seen = section(1, 1);
  const { client, written } = createClient({ ...section(1, 1), category: 'elsewhere' });
  const { refused } = await saveArrangement(client, page(seen), change(seen, ['banner-1', 'banner-0']));
  expect(refused).toMatchObject([{ error: { message: 'the page does not have it any more.' } }]);
  expect(written).toEqual([]);
});
