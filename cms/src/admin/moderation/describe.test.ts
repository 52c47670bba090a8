import { countOf, describeAge, describeHold, describeReports, formatCount, shorten } from './describe';

const NOW = Date.parse('2026-11-03T12:00:00Z');
const at = (time: string) => `2026-11-03T${time}:00.000Z`;

test('says when a number was not counted to its end', () => {
  expect([formatCount(0), formatCount(1000), formatCount(1001), formatCount(10_001, 10_000)]).toEqual([
    '0',
    '1,000',
    '1,000+',
    '10,000+',
  ]);
  expect([countOf(1, 'comment', 'comments'), countOf(2, 'comment', 'comments')]).toEqual([
    '1 comment',
    '2 comments',
  ]);
});

test.each([
  [at('11:59'), '1 minute ago'],
  ['2026-11-03T11:59:30.000Z', 'just now'],
  [at('12:05'), 'just now'],
  [at('09:00'), '3 hours ago'],
  ['2026-10-31T12:00:00.000Z', '3 days ago'],
  ['2026-09-01T12:00:00.000Z', '2 months ago'],
  ['2024-11-01T12:00:00.000Z', '2 years ago'],
])('%s was %s', (moment, words) => {
  expect(describeAge(moment, NOW)).toBe(words);
});

test('counts the reasons of reports', () => {
  const newest = [
    { reason: 'spam' as const, at: at('10:00') },
    { reason: null, at: at('11:00') },
    { reason: 'spam' as const, at: at('09:00') },
  ];
  expect(describeReports({ count: 3, newest }, NOW)).toBe(
    '3 reports: 2 × spam or advertising, no reason given. The last one 1 hour ago.',
  );
  expect(describeReports({ count: 9, newest }, NOW)).toBe(
    '9 reports. Of the last 3: 2 × spam or advertising, no reason given. The last one 1 hour ago.',
  );
  expect(describeReports({ count: 1, newest: [] }, NOW)).toBe('1 report.');
});

test('says why a comment waits', () => {
  expect(describeHold({ holdReasons: ['first', 'words'], words: ['casino', 'miracle cure'] })).toBe(
    'Waits because none of the member’s comments was approved yet, and it contains “casino”, “miracle cure”.',
  );
  // The word was removed from the list since.
  expect(describeHold({ holdReasons: ['words'], words: [] })).toContain('something of the word list');
});

test('shortens a text without cutting an emoji in half', () => {
  expect(shorten(' One\n two ')).toBe('One two');
  expect(shorten('👍🏽'.repeat(40), 3)).toBe(`${Array.from('👍🏽👍🏽').slice(0, 3).join('')}…`);
});
