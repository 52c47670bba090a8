import { describeCopy } from './describe-copy';
import type { LocalCopy } from './store';

const NOW = new Date(2026, 11, 2, 18, 0).getTime();

const COPY: LocalCopy = {
  formId: 'a',
  userId: 1,
  uid: 'api::blog.blog',
  documentId: 'create',
  title: 'Quiet evenings',
  edition: 0,
  copiedAt: new Date(2026, 11, 2, 14, 5).getTime(),
  values: {},
};

test('names title and time', () => {
  expect(describeCopy(COPY, NOW)).toMatch(/^“Quiet evenings”, from 2:05\sPM$/);
});

test('says that it is a duplicate, and the day if it is another one', () => {
  const copiedAt = new Date(2026, 10, 3, 14, 5).getTime();
  expect(describeCopy({ ...COPY, origin: 'b', copiedAt }, NOW)).toMatch(
    /^“Quiet evenings”, a duplicate, from Nov 3, 2026, 2:05\sPM$/,
  );
});
