import { describeBan, describeBanned, describeUndone } from './describe-ban';

const ban = { at: '2026-11-03T12:00:00.000Z', by: 'Ann Lee' };
const eve = {
  documentId: 'eve',
  username: 'Eve',
  since: '2026-10-01T08:00:00.000Z',
  isBanned: false,
  ban: null,
};
const done = { key: 'key-1', isOwn: true, ban, hidden: 0 };

test('says before a ban what it does, and whether there is one', () => {
  expect(describeBan(eve).join(' ')).toContain('logged out everywhere at once');
  expect(describeBan({ ...eve, isBanned: true, ban })).toEqual([
    expect.stringMatching(/^Eve is banned already, by Ann Lee, Nov 3, 2026.*\. That ban stays\.$/),
  ]);
  expect(describeBan({ ...eve, isBanned: true })[0]).toContain('in the form of the account');
});

test('says what a ban has done', () => {
  expect(describeBanned('Eve', done)).toBe('Eve is banned');
  expect(describeBanned('Eve', { ...done, hidden: 2 })).toBe('Eve is banned, and 2 comments are hidden');
  expect(describeBanned('Eve', { ...done, isOwn: false, hidden: 1 })).toMatch(
    /^Eve was banned before, by Ann Lee, .*, and 1 comment is hidden$/,
  );
});

test.each([
  [{ is: 'lifted' as const }, { hidden: 0, shown: 0 }, 'The ban of Eve is lifted'],
  [{ is: 'lifted' as const }, { hidden: 2, shown: 2 }, 'The ban of Eve is lifted, and 2 comments are back'],
  [
    { is: 'lifted' as const },
    { hidden: 3, shown: 2 },
    'The ban of Eve is lifted, and 2 comments are back. 1 comment was changed or deleted since, and stays so',
  ],
  [
    { is: 'lifted before' as const },
    { hidden: 2, shown: 0 },
    'A colleague has lifted the ban of Eve already. 2 comments were changed or deleted since, and stay so',
  ],
  [
    { is: 'kept' as const, ban: null },
    { hidden: 1, shown: 1 },
    'Eve stays banned, in the form of the account, and 1 comment is back',
  ],
])('says what %j has done to %j', (undone, counts, words) => {
  expect(describeUndone('Eve', undone, counts)).toBe(words);
});
