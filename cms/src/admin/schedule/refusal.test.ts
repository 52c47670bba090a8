import { toRefusal } from './refusal';

const refused = (details: object) =>
  toRefusal(
    Object.assign(new Error('2 errors occurred'), { response: { data: { error: { details } } } }),
    'a',
  );

test('names empty fields in words, and leaves our own sentences as they are', () => {
  const errors = [
    { path: ['title'], message: 'title must be defined.' },
    {
      path: ['content', '0', 'text'],
      message: 'content[0].text must be a `string` type, but the final value was: `null`.',
    },
    { path: ['content', '1', 'url'], message: 'The address “see below” cannot be used.' },
  ];
  expect(refused({ errors }).message).toBe(
    'The field “title” is empty. The field “text” of block 1 is empty. The address “see below” cannot be used.',
  );
});

test('has the publication date that can be taken instead, and the version of somebody else', () => {
  expect(refused({ errors: [], publicationDate: 5 })).toMatchObject({
    message: '2 errors occurred',
    publicationDate: 5,
    conflict: undefined,
  });
  const newer = { edition: 2, kind: 'save', title: 'One', actorName: 'Ann', madeAt: 3 };
  expect(refused({ documentId: 'd', seen: 1, newer }).conflict).toEqual({
    documentId: 'd',
    model: 'a',
    seen: 1,
    newer,
  });
});
