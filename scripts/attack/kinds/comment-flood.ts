import type { Attack } from '../attack.ts';
import { runConcurrently } from '../run-concurrently.ts';
import { getArticles, signUp } from '../target/members.ts';
import {
  requireAtMost,
  getCount,
  describeSlowest,
  countByStatus,
  findUnexpectedResponses,
} from '../measure/tally.ts';

const EACH = 30;
/** Limits for a new account and for one address, in ten minutes. */
const OF_A_NEWCOMER = 20;
const OF_A_VISITOR = 120;
/** Just within the length limit of a comment. */
const TEXT = '🥦'.repeat(4999);

export const commentFlood: Attack = {
  name: 'comment-flood',
  finding: 'S5',
  does: 'eight new accounts at one address each send 30 comments of 4,999 emoji to one article, and ten guests then read all of them',
  holds:
    'at most 20 per account and 120 per address are stored, the rest get 429 with Retry-After; other visitors still get responses',
  async prepare(target) {
    const members = await signUp(target, 8);
    const [, , , article] = await getArticles(target);
    const visitor = target.newVisitor();
    return async () => {
      const byMember = await Promise.all(
        members.map(({ auth }) =>
          runConcurrently(EACH, 8, () =>
            visitor.request('/api/comments', {
              method: 'POST',
              headers: auth,
              body: { blog_id: article?.id, comment_text: TEXT },
            }),
          ),
        ),
      );
      const all = byMember.flat();
      const reads = await runConcurrently(10, 10, () =>
        target.newVisitor().request(`/api/comments/${article?.id}`),
      );
      const stored = getCount(all, 200) + getCount(all, 201);
      return {
        responses: countByStatus([...all, ...reads]),
        stored: { comments: stored },
        faults: [
          ...findUnexpectedResponses('Comments', all, [200, 201, 429]),
          ...findUnexpectedResponses('Reads of the whole list', reads, [200]),
          ...byMember.flatMap((responses) =>
            requireAtMost(
              'Comments from a new account',
              getCount(responses, 200) + getCount(responses, 201),
              OF_A_NEWCOMER,
            ),
          ),
          ...requireAtMost('Comments from one address', stored, OF_A_VISITOR),
        ],
        note: describeSlowest([...all, ...reads]),
      };
    };
  },
};
