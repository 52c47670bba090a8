import type { Attack } from '../attack.ts';
import { runConcurrently } from '../run-concurrently.ts';
import { newAccount, signUp } from '../target/members.ts';
import { getCount, describeSlowest, countByStatus, findUnexpectedResponses } from '../measure/tally.ts';

/** The limit for one address per minute. The next request is refused. */
const LIMIT = 60;
const MORE = 5;

export const hashingFlood: Attack = {
  name: 'hashing-flood',
  finding: 'S3',
  does: '65 logins and 65 sign-ups from one address at once; each costs a password hash',
  holds:
    'at most 60 of each are processed, the rest get 429 or 503 with Retry-After; other visitors still get responses',
  async prepare(target) {
    const [member] = await signUp(target, 1);
    const visitor = target.newVisitor();
    return async () => {
      const post = (path: string, body: object) => visitor.request(path, { method: 'POST', body });
      const [logins, signUps] = await Promise.all([
        runConcurrently(LIMIT + MORE, LIMIT + MORE, () =>
          post('/api/users/login', { email: member?.email, password: member?.password }),
        ),
        runConcurrently(LIMIT + MORE, LIMIT + MORE, () => post('/api/users/signup', newAccount())),
      ]);
      return {
        responses: countByStatus([...logins, ...signUps]),
        stored: { up_users: getCount(signUps, 201) },
        faults: [
          ...findUnexpectedResponses('Logins', logins, [200, 429, 503]),
          ...findUnexpectedResponses('Sign-ups', signUps, [201, 429, 503]),
          ...(getCount(logins, 429) < MORE || getCount(signUps, 429) < MORE
            ? ['More than 60 per minute from one address were processed.']
            : []),
        ],
        note: describeSlowest([...logins, ...signUps]),
      };
    };
  },
};
