import { createOnce } from './create-once';

const MODEL = 'https://cms.example/content-manager/collection-types/api::blog.blog';
const STORED = { data: { documentId: 'abc', edition: 4 } };
const SENT = { id: 7, documentId: 'original', title: 'New', content: [{ id: 9, text: 'one' }], edition: 2 };

const respond = (headers?: Record<string, string>) => Response.json(STORED, headers ? { headers } : {});
const receive = (path: string, response: Response) =>
  createOnce.response(new URL(`${MODEL}${path}`), response, { method: 'POST', body: JSON.stringify(SENT) });

const sent: jest.SpiedFunction<typeof fetch> = jest.spyOn(globalThis, 'fetch');
beforeEach(() => sent.mockReset().mockResolvedValue(Response.json({ data: 'saved' })));
afterAll(() => sent.mockRestore());

test('what a form has now is saved to the document that it created before', async () => {
  const created = respond({ 'x-created-before': '1' });
  expect(await (await receive('/clone/original?locale=en', created)).json()).toEqual({ data: 'saved' });
  // Ids of the original are not those of the duplicate.
  // What others have saved since is not overwritten.
  const body = JSON.stringify({ title: 'New', content: [{ text: 'one' }], edition: 1 });
  expect(sent).toHaveBeenCalledWith('/content-manager/collection-types/api::blog.blog/abc?locale=en', {
    method: 'PUT',
    body,
  });
});

test('what a form publishes is published', async () => {
  await receive('/actions/publish', respond({ 'x-created-before': '1' }));
  expect(sent).toHaveBeenCalledWith(
    '/content-manager/collection-types/api::blog.blog/abc/actions/publish',
    expect.objectContaining({ method: 'POST' }),
  );
});

test('a new document is left alone', async () => {
  const created = respond();
  expect(await receive('', created)).toBe(created);
  expect(sent).not.toHaveBeenCalled();
});
