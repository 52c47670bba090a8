import type { Attack } from '../attack.ts';
import { getField } from '../target/client.ts';
import { signUp } from '../target/members.ts';
import { countByStatus, findUnexpectedResponses } from '../measure/tally.ts';

export const staleTokens: Attack = {
  name: 'stale-tokens',
  finding: 'O2',
  does: 'tokens from before a password change, of a logged-out session, and of a deleted account whose name was registered again',
  holds: '401 for each; the token of a deleted account does not open a later one',
  async prepare(target) {
    const [changed, out, gone] = await signUp(target, 3);
    return async () => {
      if (!changed || !out || !gone) throw new Error('Expected three members to sign up.');
      const post = (who: typeof gone, path: string, body: object) =>
        who.visitor.request(path, { method: 'POST', headers: who.auth, body });
      const done = [
        await post(changed, '/api/users/update-password', {
          currentPassword: changed.password,
          newPassword: 'An@other1password',
        }),
        await post(out, '/api/users/me/logout', {}),
        await post(gone, '/api/users/me/delete', { password: gone.password }),
        await target.newVisitor().request('/api/users/signup', {
          method: 'POST',
          body: { username: gone.username, email: gone.email, password: gone.password },
        }),
      ];
      const stale = await Promise.all(
        [changed, out, gone].map(({ visitor, auth }) => visitor.request('/api/users/me', { headers: auth })),
      );
      return {
        responses: countByStatus([...done, ...stale]),
        faults: [
          ...findUnexpectedResponses('Calls that invalidate the tokens', done, [200, 201]),
          ...findUnexpectedResponses('Calls with a stale token', stale, [401]),
          ...stale
            .filter(({ text }) => getField(text, 'email') !== undefined)
            .map(() => 'A response to a stale token contains an e-mail address.'),
        ],
        // One account was deleted and one was created.
        stored: {},
      };
    };
  },
};
