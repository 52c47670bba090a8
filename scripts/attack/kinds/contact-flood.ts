import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Attack } from '../attack.ts';
import { runConcurrently } from '../run-concurrently.ts';
import { signUp } from '../target/members.ts';
import type { Target } from '../target/target.ts';
import { requireAtMost, getCount, countByStatus, findUnexpectedResponses } from '../measure/tally.ts';

const EACH = 20;
/** Limits for a new account and for one address, in ten minutes. */
const OF_A_NEWCOMER = 5;
const OF_A_VISITOR = 30;
/** Mails per hour from all senders together. Further messages are collected into one mail. */
const MAILS = 30;

export const contactFlood: Attack = {
  name: 'contact-flood',
  finding: 'S11',
  does: 'eight new accounts at one address each send 20 messages to the editors at the same time',
  holds:
    'at most 5 per account and 30 per address are accepted, the rest get 429 with Retry-After; at most 30 mails go out',
  async prepare(target) {
    const members = await signUp(target, 8);
    const visitor = target.newVisitor();
    const before = getMails(target);
    return async () => {
      const byMember = await Promise.all(
        members.map(({ auth, email }) =>
          runConcurrently(EACH, EACH, (index) =>
            visitor.request('/api/contact', {
              method: 'POST',
              headers: auth,
              body: { name: 'Eve', email, message: `Message ${index}` },
            }),
          ),
        ),
      );
      const all = byMember.flat();
      const taken = getCount(all, 200) + getCount(all, 201);
      return {
        responses: countByStatus(all),
        stored: { contact_messages: taken },
        faults: [
          ...findUnexpectedResponses('Messages', all, [200, 201, 429]),
          ...byMember.flatMap((responses) =>
            requireAtMost(
              'Messages from a new account',
              getCount(responses, 200) + getCount(responses, 201),
              OF_A_NEWCOMER,
            ),
          ),
          ...requireAtMost('Messages from one address', taken, OF_A_VISITOR),
          ...requireAtMost('Mails to the editors', getMails(target) - before, MAILS),
        ],
      };
    };
  },
};

/** The number of mails; 0 if the product does not write them to the outbox folder. */
function getMails({ own }: Target): number {
  if (!own) return 0;
  try {
    return readdirSync(path.join(own.dataDir, 'outbox')).length;
  } catch {
    return 0;
  }
}
