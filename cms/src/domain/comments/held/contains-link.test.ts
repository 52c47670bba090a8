import { containsLink } from './contains-link';

test.each([
  'See https://example.org/page',
  'HTTP://EXAMPLE.ORG',
  'hxxps://example.org',
  'go to www.example.beauty',
  'go to example.com now',
  'Example.CO.UK helps',
  'shop at best-pills.ru.',
  'me@example.org',
  'example.beauty/offer',
  'better.health',
  'example.beauty:8080/offer',
  '<a href="//example.com">x</a>',
  '[text](example.com)',
  'пример.рф',
  'bücher.de',
  // Evasions.
  'exam\u200bple\u2060.c\u00adom',
  'ｅｘａｍｐｌｅ．ｃｏｍ',
  'ｈｔｔｐ：／／example',
  '𝐞𝐱𝐚𝐦𝐩𝐥𝐞.𝐜𝐨𝐦',
  'example[.]com',
  'example (dot) com',
  'w\u200dww.example.whatever',
])('finds the link in %j', (text) => {
  expect(containsLink(text)).toBe(true);
});

test.each([
  'I slept 7.5 hours, i.e. longer than before.',
  'It helped.Thanks a lot.',
  'I sleep.Life is good.Health matters.',
  'It works.It is free.So am I.',
  'Take 2.5 mg/day and/or rest.',
  'e.g. tea, a.m. and p.m.',
  'Dr. Smith, St. Mary, U.S.A.',
  'Wait... what?',
  'Ratio 1:2 // a comment',
  'version 1.2.3',
  'Ph.D',
  '',
])('finds no link in %j', (text) => {
  expect(containsLink(text)).toBe(false);
});

test.each([
  'a.'.repeat(2500),
  'a-'.repeat(2500),
  `${'a'.repeat(4990)}.com`,
  '(dot)'.repeat(1000),
  '['.repeat(5000),
  ' '.repeat(5000),
])('takes little time for hostile text', (text) => {
  const began = performance.now();
  containsLink(text);
  expect(performance.now() - began).toBeLessThan(300);
});
