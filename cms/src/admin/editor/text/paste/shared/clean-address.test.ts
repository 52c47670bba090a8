import { cleanAddress, cleanAddresses } from './clean-address';

test.each([
  ['https://example.org/a?utm_source=letter&id=4&fbclid=x#top', 'https://example.org/a?id=4#top'],
  ['https://www.google.com/url?q=https://example.org/b%3Fc%3D1&sa=D&ust=1', 'https://example.org/b?c=1'],
  ['https://example.org/a?q=1', 'https://example.org/a?q=1'],
  ['/sleep', '/sleep'],
  ['mailto:desk@example.org', 'mailto:desk@example.org'],
  ['example.org/a', 'https://example.org/a'],
  ['javascript:alert(1)', null],
  ['file:///C:/Users/edda/notes.docx', null],
  ['#_ftn1', '#_ftn1'],
])('cleans %s', (pasted, cleaned) => {
  expect(cleanAddress(pasted)).toBe(cleaned);
});

test('cleans the addresses in a text', () => {
  expect(cleanAddresses('See https://example.org/a?utm_source=x, or (https://example.org/b).')).toBe(
    'See https://example.org/a, or (https://example.org/b).',
  );
});
