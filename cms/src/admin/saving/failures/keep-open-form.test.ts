import { deletions, keepOpenForm } from './keep-open-form';
import { hasUnsavedText, registerForm } from '../open-forms';

const url = new URL('http://localhost/content-manager/collection-types/api::blog.blog/abc?status=draft');
const status = (code: number) => Response.json({}, { status: code });
const { repeat } = keepOpenForm(() => Promise.resolve());
const repeats = async (response: Response | undefined, init: RequestInit = {}, to = url) =>
  (await repeat?.(to, init, response)) === init;

let isModified = true;
let close = (): void => undefined;
beforeEach(() => {
  isModified = true;
  close = registerForm('abc', () => ({ isModified, values: {}, filledWith: {} }));
});
afterEach(() => close());

test('the document of an open form is loaded until the server responds', async () => {
  expect(await repeats(undefined)).toBe(true);
  expect(await repeats(status(503))).toBe(true);
  expect(await repeats(status(200))).toBe(false);
  expect(await repeats(status(401))).toBe(false);
});

test('a deleted document is loaded until it is restored, while its form has unsaved text', async () => {
  const deleted: string[] = [];
  const end = deletions.listen((documentId) => void deleted.push(documentId));
  expect(await repeats(status(404))).toBe(true);
  isModified = false;
  expect(await repeats(status(404))).toBe(false);
  expect(deleted).toEqual(['abc']);
  end();
});

test('other requests fail as they do', async () => {
  expect(await repeats(undefined, { method: 'PUT' })).toBe(false);
  expect(await repeats(undefined, { signal: AbortSignal.abort() })).toBe(false);
  expect(await repeats(undefined, {}, new URL('/content-manager/init', url))).toBe(false);
  close();
  expect(await repeats(undefined)).toBe(false);
});

test('a form that is closed during the pause ends it', async () => {
  const closing = keepOpenForm(() => Promise.resolve(close()));
  expect(await closing.repeat?.(url, {}, undefined)).toBeUndefined();
});

test('knows whether any form has unsaved text', () => {
  expect(hasUnsavedText()).toBe(true);
  isModified = false;
  expect(hasUnsavedText()).toBe(false);
});
