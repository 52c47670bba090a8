import type { Attack } from '../attack.ts';
import { many } from '../many.ts';
import { newAccount, signUp } from '../members.ts';
import { getCount, slowest, tally, unexpected } from '../measure/tally.ts';

/** As many as one address may ask for in a minute; the next is refused. */
const LIMIT = 60;
const MORE = 5;

export const hashingFlood: Attack = {
  name: 'hashing-flood',
  finding: 'S3',
  does: '65 logins and 65 sign-ups of one address at once: each costs the hash of a password',
  holds:
    'at most 60 of each are let in, the rest get 429 or 503 with Retry-After; others are answered meanwhile',
  async prepare(target) {
    const [member] = await signUp(target, 1);
    const visitor = target.newVisitor();
    return async () => {
      const post = (path: string, body: object) => visitor.ask(path, { method: 'POST', body });
      const [logins, signUps] = await Promise.all([
        many(LIMIT + MORE, LIMIT + MORE, () =>
          post('/api/users/login', { email: member?.email, password: member?.password }),
        ),
        many(LIMIT + MORE, LIMIT + MORE, () => post('/api/users/signup', newAccount())),
      ]);
      return {
        answers: tally([...logins, ...signUps]),
        stored: { up_users: getCount(signUps, 201) },
        faults: [
          ...unexpected('Logins', logins, [200, 429, 503]),
          ...unexpected('Sign-ups', signUps, [201, 429, 503]),
          ...(getCount(logins, 429) < MORE || getCount(signUps, 429) < MORE
            ? ['More than 60 a minute of one address were let in.']
            : []),
        ],
        note: slowest([...logins, ...signUps]),
      };
    };
  },
};
