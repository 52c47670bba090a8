import { findAdded } from './find-added';

const part = (fields: object = {}) => ({ __temp_key__: 'a0', ...fields });
const one = part({ question: 'One?' });

test.each([
  ['the first of a list', { faqs: [] }, { faqs: [part()] }, ['faqs', 0]],
  ['the first of a list that was empty', { faqs: null }, { faqs: [part()] }, ['faqs', 0]],
  ['the last of a list', { faqs: [one] }, { faqs: [one, part()] }, ['faqs', 1]],
  [
    'one in a part',
    { columns: [{ links: [] }, { links: [] }] },
    { columns: [{ links: [] }, { links: [part()] }] },
    ['columns', 1, 'links', 0],
  ],
])('finds %s', (_, before, after, expected) => {
  expect(findAdded(before, after)).toEqual(expected);
});

test.each([
  ['nothing', { faqs: [one] }, { faqs: [one] }],
  ['typing', { faqs: [one], title: 'a' }, { faqs: [{ ...one, question: 'Two?' }], title: 'ab' }],
  ['what was removed', { faqs: [one, part()] }, { faqs: [one] }],
  ['several at once', { faqs: [] }, { faqs: [one, part()] }],
  ['another version in the form', { faqs: [one] }, { faqs: [{ ...one }, part()] }],
  ['a block of the text', { content: [] }, { content: [part({ __component: 'blocks.embed' })] }],
  ['a category', { categories: { connect: [] } }, { categories: { connect: [part({ documentId: 'a' })] } }],
  ['what has no mark', { words: [] }, { words: ['a'] }],
])('ignores %s', (_, before, after) => {
  expect(findAdded(before, after)).toBeUndefined();
});
