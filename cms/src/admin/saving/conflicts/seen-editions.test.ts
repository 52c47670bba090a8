import { getSeenEdition, noteSeenEditions } from './seen-editions';

/** A document was loaded for a form. */
function load(edition: number, params: object): void {
  const documentId = 'a';
  noteSeenEditions()()(() => undefined)({
    type: 'adminApi/executeQuery/fulfilled',
    meta: { arg: { endpointName: 'getDocument', originalArgs: { documentId, params } } },
    payload: { data: { documentId, edition } },
  });
}

test('who looks at what is published has seen the newer draft all the same', () => {
  load(4, { status: 'published' });
  expect(getSeenEdition('a')).toBe(4);
  load(6, {});
  load(4, { status: 'published' });
  expect(getSeenEdition('a')).toBe(6);
  load(5, {});
  expect(getSeenEdition('a')).toBe(5);
});
