import { reviewLine } from './reviewLine';

test('only a reviewer makes an article reviewed', () => {
  expect(reviewLine(null)).toBe('Editorial team, not medically reviewed');
  expect(reviewLine({ reviewer: 'Dr. Ada Example', reviewedOn: '2026-03-04' })).toBe(
    'Reviewed by Dr. Ada Example, March 4, 2026',
  );
});
