import { shorten, toBreadcrumb, toOwnAddress } from './page-head';

test('a picture of the site is loaded from where the admin is', () => {
  expect(toOwnAddress('https://health.example/uploads/a.webp?v=1')).toBe('/uploads/a.webp?v=1');
  expect(toOwnAddress('/uploads/a.webp')).toBe('/uploads/a.webp');
});

test('an address is written as search engines write it', () => {
  expect(toBreadcrumb('https://health.example/blog/caf%C3%A9')).toBe('health.example › blog › café');
  expect(toBreadcrumb('https://health.example/')).toBe('health.example');
  expect(toBreadcrumb('')).toBe('');
});

test.each([
  ['A short text', 20, 'A short text'],
  ['A text that is too long', 12, 'A text that …'],
  ['Unbreakablelongword', 10, 'Unbreakabl …'],
])('%j is shortened to %i characters at a word', (text, most, expected) => {
  expect(shorten(text, most)).toBe(expected);
});
