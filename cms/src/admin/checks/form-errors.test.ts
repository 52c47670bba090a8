import { hasError } from './form-errors';

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
