import { findFirstError, hasError } from './form-errors';

const errors = {
  title: 'Required',
  content: [
    undefined,
    { url: 'Unusable', items: [{ image: { id: 'a', defaultMessage: 'A' } }], __component: 'A' },
  ],
};
errors.content[2] = { body: 'Unusable' } as never;

test.each([
  [['title'], true],
  [['content', 1, 'url'], true],
  [['content', 1, 'items', 0, 'image'], true],
  [['content', 2, 'body', 3], true],
  [['slug'], false],
  [['content'], false],
  // A block is no field, so the form does not show its error.
  [['content', 1], false],
  [['content', 0, 'url'], false],
  [['title', 'length', 'a'], false],
])('at %j: %s', (path, expected) => {
  expect(hasError(errors, path)).toBe(expected);
  expect(hasError(undefined, path)).toBe(false);
});

test('finds the first field with an error, in blocks and items as well', () => {
  expect(findFirstError(errors)).toEqual(['title']);
  expect(findFirstError({ content: errors.content })).toEqual(['content', 1, 'url']);
  const slides = [undefined, { items: [{ caption: undefined, image: { defaultMessage: 'Required' } }] }];
  expect(findFirstError({ content: slides })).toEqual(['content', 1, 'items', 0, 'image']);
  expect(findFirstError({ content: [undefined, {}], slug: undefined })).toBeUndefined();
});
