import * as v from 'valibot';
import { requestAsMember } from '../../lib/api/request-as-member';
import { callAsMember } from '../../lib/api/call-as-member';
import { parseResponse, type ApiResult } from '../../lib/api/parse-response';
import type { Ratings } from './ratings';

const Rated = v.object({
  average: v.nullable(v.number()),
  count: v.number(),
});
const Own = v.object({ rating: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))) });

/** The member's rating of an article. A failure counts as not rated (C11), and does not end the session. */
export async function fetchRating(articleId: string): Promise<number | null> {
  const result = await requestAsMember(
    ({ userId }) => `/ratings/${userId}/${encodeURIComponent(articleId)}`,
    Own,
    {
      isBackground: true,
    },
  );
  return result.is === 'done' ? result.value.rating : null;
}

/**
 * @returns the article's rating figures, including this rating
 */
export async function sendRating(articleId: string, rating: number): Promise<ApiResult<Ratings>> {
  const response = await callAsMember(({ userId }) => ({
    method: 'POST',
    path: '/ratings',
    body: { blog_id: articleId, user_id: userId, rating },
  }));
  return parseResponse(response, Rated);
}
