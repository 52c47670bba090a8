import { describeWasThere } from './describe-was-there';

const START = 'The library had this picture already, as “a.webp”. That one is used';

test.each([
  ['A lamp', `${START}, with its alternative text.`],
  ['', `${START}. It is marked as decorative.`],
  [null, `${START}. It has no alternative text yet.`],
])('with the text %j', (text, words) => {
  expect(describeWasThere('a.webp', text)).toBe(words);
});
