import { longDate } from '../text/dates';

/** The author, if none is named. */
export const EDITORIAL_TEAM = 'Editorial team';

/** The article's reviewer. Only a reviewer whom an editor entered makes it reviewed (C39). */
export function reviewLine(review: { reviewer: string; reviewedOn: string } | null): string {
  if (!review) return `${EDITORIAL_TEAM}, not medically reviewed`;
  return [`Reviewed by ${review.reviewer}`, longDate(review.reviewedOn)].filter(Boolean).join(', ');
}
