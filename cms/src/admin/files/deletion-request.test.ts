import { confirmDeletion, getChosen } from './deletion-request';
import type { DeletionCheck } from './usage';

const at = (path: string) => new URL(path, 'https://desk.example');
const bulk = { method: 'POST', body: JSON.stringify({ fileIds: [1, 2], folderIds: [3] }) };

test.each<[string, RequestInit, unknown]>([
  ['/upload/files/7', { method: 'DELETE' }, { fileIds: [7], folderIds: [] }],
  ['/upload/files/7', { method: 'delete' }, { fileIds: [7], folderIds: [] }],
  ['/upload/actions/bulk-delete', bulk, { fileIds: [1, 2], folderIds: [3] }],
  ['/upload/files/7', { method: 'PUT' }, undefined],
  ['/upload/files/7', {}, undefined],
  ['/upload/files', { method: 'DELETE' }, undefined],
  ['/upload/actions/bulk-move', bulk, undefined],
  ['/content-manager/collection-types/api::blog.blog/7', { method: 'DELETE' }, undefined],
])('%s with %j', (path, init, chosen) => {
  expect(getChosen(at(path), init)).toEqual(chosen);
});

const file = { id: 7, name: 'a.webp', places: [], more: 0, isCounted: true };
const used: DeletionCheck = { isRefused: false, files: [file], more: 0 };

async function hold(response: () => Response, decision = false) {
  const asked: unknown[] = [];
  const sent: unknown[] = [];
  const { hold: holds } = confirmDeletion(
    (check) => {
      asked.push(check);
      return Promise.resolve(decision);
    },
    (path, init) => {
      sent.push([path, init?.method, init?.body]);
      return Promise.resolve().then(response);
    },
  );
  const instead = await holds!(at('/upload/files/7'), { method: 'DELETE', headers: { Authorization: 'x' } });
  return { asked, sent, instead };
}
const says = (data: DeletionCheck) => () => Response.json({ data });

test('a used file is deleted when the editor confirms it', async () => {
  const { asked, sent, instead } = await hold(says(used), true);
  expect(asked).toEqual([used]);
  expect(sent).toEqual([['/admin/files/check-deletion', 'POST', '{"fileIds":[7],"folderIds":[]}']]);
  expect(instead).toBeUndefined();
});

test('and is not sent for deletion when the editor cancels', async () => {
  const { instead } = await hold(says(used), false);
  expect(instead?.status).toBe(400);
  expect(await instead?.json()).toMatchObject({ error: { message: 'Nothing was deleted.' } });
});

test.each<[string, () => Response]>([
  ['is used nowhere', says({ isRefused: false, files: [], more: 0 })],
  ['readers see', says({ ...used, isRefused: true })],
  ['the session no longer covers', () => new Response('', { status: 401 })],
  ['the role may not read', () => new Response('', { status: 403 })],
])('nobody is asked about a file that %s', async (_what, response) => {
  const { asked, instead } = await hold(response);
  expect([asked, instead]).toEqual([[], undefined]);
});

test.each<[string, () => Response]>([
  ['fails', () => new Response('', { status: 500 })],
  ['is not JSON', () => new Response('<html>')],
  [
    'is lost',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('the editor is asked when the response %s', async (_what, response) => {
  const { asked, instead } = await hold(response);
  expect(asked).toEqual([undefined]);
  expect(instead?.status).toBe(400);
});

test('files that the editor may not see are asked about without their names', async () => {
  const { asked } = await hold(says({ isRefused: false, files: [], more: 2 }));
  expect(asked).toHaveLength(1);
});
