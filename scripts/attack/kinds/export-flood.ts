import type { Attack } from '../attack.ts';
import { runConcurrently } from '../run-concurrently.ts';
import { signUp } from '../target/members.ts';
import {
  requireAtMost,
  getCount,
  describeSlowest,
  countByStatus,
  findUnexpectedResponses,
} from '../measure/tally.ts';

const EACH = 30;
/** Limits for one account and for one address, in ten minutes. */
const OF_AN_ACCOUNT = 20;
const OF_A_VISITOR = 100;

export const exportFlood: Attack = {
  name: 'export-flood',
  finding: 'S3',
  does: 'six accounts at one address each request an export of their data 30 times at once, with the right password',
  holds: 'at most 20 per account and 100 per address are created, the rest get 429 or 503 with Retry-After',
  async prepare(target) {
    const members = await signUp(target, 6);
    const visitor = target.newVisitor();
    return async () => {
      const byMember = await Promise.all(
        members.map(({ auth, password }) =>
          runConcurrently(EACH, EACH, () =>
            visitor.request('/api/users/me/export', { method: 'POST', headers: auth, body: { password } }),
          ),
        ),
      );
      const all = byMember.flat();
      return {
        responses: countByStatus(all),
        faults: [
          ...findUnexpectedResponses('Exports', all, [200, 429, 503]),
          ...byMember.flatMap((responses) =>
            requireAtMost('Exports of one account', getCount(responses, 200), OF_AN_ACCOUNT),
          ),
          ...requireAtMost('Exports from one address', getCount(all, 200), OF_A_VISITOR),
        ],
        note: describeSlowest(all),
      };
    };
  },
};
