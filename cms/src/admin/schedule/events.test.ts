import { toEarlyPublishing, toSaved } from './events';

const failure = (path: unknown, endpointName = 'publishDocument', documentId?: string) =>
  ({
    type: 'x/rejected',
    meta: { arg: { endpointName, originalArgs: { model: 'api::blog.blog', documentId } } },
    payload: { details: { errors: [{ path }] } },
  }) as never;

test('distinguishes a refusal because of the publication date from others', () => {
  expect(toEarlyPublishing(failure(['publicationDate'], 'publishDocument', 'abc'))).toEqual({
    model: 'api::blog.blog',
    documentId: 'abc',
  });
  expect(toEarlyPublishing(failure(['publicationDate']))).toMatchObject({ documentId: undefined });
  expect(toEarlyPublishing(failure(['slug']))).toBeUndefined();
  expect(toEarlyPublishing(failure('publicationDate'))).toBeUndefined();
  expect(toEarlyPublishing(failure(['publicationDate'], 'updateDocument'))).toBeUndefined();
});

test('the edition of a save is read from its response', () => {
  expect(toSaved({ data: { documentId: 'abc', edition: 3 } })).toEqual({ documentId: 'abc', edition: 3 });
  expect(toSaved({ data: { documentId: 'abc' } })).toBeUndefined();
  expect(toSaved(null)).toBeUndefined();
});
