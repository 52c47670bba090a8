import { reviewLine } from './review-line';

test('describes an article as reviewed only when it has a reviewer', () => {
  expect(reviewLine(null)).toBe('Editorial team, not medically reviewed');
  expect(reviewLine({ reviewer: 'Dr. Ada Example', reviewedOn: '2026-03-04' })).toBe(
    'Reviewed by Dr. Ada Example, March 4, 2026',
  );
});
