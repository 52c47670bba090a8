import type { Attack } from '../attack.ts';
import { signUp } from '../target/members.ts';
import { countByStatus } from '../measure/tally.ts';

/** After this many wrong passwords for a name, an address is locked out of that name. */
const WRONG = 11;

export const namesByCount: Attack = {
  name: 'names-by-count',
  finding: 'S8',
  does: 'eleven wrong passwords for a username, then one for the e-mail address that may belong to the same account',
  holds:
    'the address gets the same response as any other, so nobody learns whether name and address belong together',
  async prepare(target) {
    const members = await signUp(target, 2);
    return async () => {
      const visitor = target.newVisitor();
      const login = (body: object) =>
        visitor.request('/api/users/login', {
          method: 'POST',
          body: { ...body, password: 'Wr0ng!password' },
        });
      const [hers, anothers] = members;
      const wrong = [];
      for (let time = 0; time < WRONG; time += 1) wrong.push(await login({ username: hers?.username }));
      const [same, other] = [await login({ email: hers?.email }), await login({ email: anothers?.email })];
      const closed = wrong.at(-1)?.status;
      return {
        responses: countByStatus([...wrong, same, other]),
        faults: [
          ...(closed === 429 ? [] : [`After ${WRONG} wrong passwords the name got ${closed}, expected 429.`]),
          ...(same.status === other.status && same.text === other.text
            ? []
            : [`The address of the account got ${same.status}, another one ${other.status}.`]),
        ],
      };
    };
  },
};
