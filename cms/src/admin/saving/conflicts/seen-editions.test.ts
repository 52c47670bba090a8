import {
  getSeenEdition,
  noteSeenEditions,
  sendSeenEditions,
  setFormEdition,
  setSeenEdition,
} from './seen-editions';

const documentId = 'a';
const url = new URL('http://localhost/content-manager/collection-types/api::blog.blog/a');

const respond = (kind: string, endpointName: string, edition: number, params: object = {}): void =>
  noteSeenEditions()()(() => undefined)({
    type: `adminApi/${kind}/fulfilled`,
    meta: { arg: { endpointName, originalArgs: { documentId, params } } },
    payload: { data: { documentId, edition } },
  });

/** A document was loaded, by its form or by something else. */
const load = (edition: number, params?: object): void =>
  respond('executeQuery', 'getDocument', edition, params);
const save = (edition: number): void => respond('executeMutation', 'updateDocument', edition);

const getSent = (): string | null =>
  new Headers(sendSeenEditions.request(url, { method: 'PUT' }).headers).get('x-seen-editions');

test('who looks at what is published has seen the newer draft all the same', () => {
  load(4, { status: 'published' });
  expect(getSeenEdition('a')).toBe(4);
  load(6);
  load(4, { status: 'published' });
  expect(getSeenEdition('a')).toBe(6);
  load(5);
  expect(getSeenEdition('a')).toBe(5);
});

test('a form sends the edition with which it was filled, whatever else has loaded a newer one', () => {
  load(7);
  const close = setFormEdition(documentId, 7);
  load(8);
  expect(getSent()).toBe('a=7');
  close();
  expect(getSent()).toBe('a=8');
});

test('a form that was saved builds on its save before it is filled again', () => {
  const close = setFormEdition(documentId, 8);
  save(9);
  expect(getSent()).toBe('a=9');
  load(10);
  expect(getSent()).toBe('a=9');
  close();
});

test('a form whose text was put together, or put off, builds on another edition', () => {
  load(12);
  const close = setFormEdition(documentId, 11);
  setSeenEdition(documentId, 12);
  expect(getSent()).toBe('a=12');
  setSeenEdition(documentId, 11);
  expect(getSent()).toBe('a=11');
  close();
});

test('an action on several articles sends the editions of those in its body', () => {
  load(13);
  const send = (path: string) =>
    new Headers(
      sendSeenEditions.request(new URL(path, url), {
        method: 'POST',
        body: JSON.stringify({ documentIds: [documentId, 'unknown'] }),
      }).headers,
    ).get('x-seen-editions');
  expect(send('/admin/article-list/publish')).toBe('a=13');
  expect(send('/admin/article-list/saved-views')).toBeNull();
  expect(send('/admin/article-list/saved-views/7')).toBeNull();
});
