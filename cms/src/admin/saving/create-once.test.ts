import { createOnce } from './create-once';

const MODEL = 'https://cms.example/content-manager/collection-types/api::blog.blog';
const STORED = { data: { documentId: 'abc', edition: 4 } };
const SENT = { id: 7, documentId: 'original', edition: 2, title: 'New', content: [{ id: 9, text: 'one' }] };

const respond = (headers?: Record<string, string>) => Response.json(STORED, headers ? { headers } : {});
const receive = (path: string, response: Response) =>
  createOnce.response(new URL(`${MODEL}${path}`), response, { method: 'POST', body: JSON.stringify(SENT) });

const sent = jest.fn<Promise<Response>, [string, RequestInit]>();
beforeEach(() => {
  sent.mockReset().mockResolvedValue(Response.json({ data: 'saved' }));
  jest.spyOn(globalThis, 'fetch').mockImplementation((path, init) => sent(String(path), init ?? {}));
});
afterEach(() => jest.restoreAllMocks());

test('what a form has now is saved to the document that it created before', async () => {
  const created = respond({ 'x-created-before': 'true' });
  expect(await (await receive('/clone/original?locale=en', created)).json()).toEqual({ data: 'saved' });
  const [path, { method, body }] = sent.mock.calls[0]!;
  expect([method, path]).toEqual(['PUT', '/content-manager/collection-types/api::blog.blog/abc?locale=en']);
  // Ids of the original are not those of the duplicate.
  expect(JSON.parse(String(body))).toEqual({ title: 'New', content: [{ text: 'one' }], edition: 4 });
});

test('what a form publishes is published', async () => {
  await receive('/actions/publish', respond({ 'x-created-before': 'true' }));
  const [path, { method }] = sent.mock.calls[0]!;
  expect([method, path]).toEqual([
    'POST',
    '/content-manager/collection-types/api::blog.blog/abc/actions/publish',
  ]);
});

test('a new document is left alone', async () => {
  const created = respond();
  expect(await receive('', created)).toBe(created);
  expect(sent).not.toHaveBeenCalled();
});
