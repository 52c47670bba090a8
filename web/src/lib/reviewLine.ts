import { longDate } from './dates';

/** Who checked an article. Only a reviewer whom an editor entered makes it reviewed (C39). */
export function reviewLine(review: { reviewer: string; reviewedOn: string } | null): string {
  if (!review) return 'Editorial team, not medically reviewed';
  return [`Reviewed by ${review.reviewer}`, longDate(review.reviewedOn)].filter(Boolean).join(', ');
}
