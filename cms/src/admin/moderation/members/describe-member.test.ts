import { describeDeletion, describeHiding } from './describe-member';

const member = (comments: number, answered: number, shown = comments) => ({
  documentId: 'ada',
  username: 'Ada',
  since: '2026-10-01T08:00:00.000Z',
  isBanned: false,
  ban: null,
  comments,
  shown,
  answered,
});

test('says exactly what is removed, and what stays', () => {
  expect(describeDeletion(member(12, 3))).toEqual([
    'All 12 comments of this member are deleted for good, hidden and waiting ones too, and those on deleted articles. This cannot be undone.',
    'Others have replied to 3 of them: their replies stay. Above them, readers see “Deleted member” instead of the name, and “This comment was deleted by the editors.”',
    'The account stays, with its name: Ada is not renamed. Its ratings and saved articles stay, too.',
    'The member can go on commenting: ban them as well to prevent that.',
  ]);
  expect(describeDeletion(member(1, 0))).toHaveLength(3);
  expect(describeDeletion({ ...member(1, 0), isBanned: true })).toHaveLength(2);
  expect(describeDeletion(member(10_001, 0))[0]).toContain('All 10,000+ comments');
});

test('offers to hide comments with a ban if there are any', () => {
  expect(describeHiding(member(5, 0, 0))).toBeUndefined();
  expect(describeHiding(member(5, 0, 1))).toContain('the comment');
  expect(describeHiding(member(5, 0, 4))).toContain('the 4 comments');
});
