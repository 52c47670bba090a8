import type { Attack } from '../attack.ts';
import { getField } from '../client.ts';
import { signUp } from '../members.ts';
import { tally, unexpected } from '../measure/tally.ts';

export const staleTokens: Attack = {
  name: 'stale-tokens',
  finding: 'O2',
  does: 'tokens of before a change of the password, of a session that was logged out, and of an account that was deleted and whose name was taken again',
  holds: '401 for each; the token of a deleted account opens no later one',
  async prepare(target) {
    const [changed, out, gone] = await signUp(target, 3);
    return async () => {
      if (!changed || !out || !gone) throw new Error('Three members sign up, or none.');
      const post = (who: typeof gone, path: string, body: object) =>
        who.visitor.ask(path, { method: 'POST', headers: who.auth, body });
      const done = [
        await post(changed, '/api/users/update-password', {
          currentPassword: changed.password,
          newPassword: 'An@other1password',
        }),
        await post(out, '/api/users/me/logout', {}),
        await post(gone, '/api/users/me/delete', { password: gone.password }),
        await target.newVisitor().ask('/api/users/signup', {
          method: 'POST',
          body: { username: gone.username, email: gone.email, password: gone.password },
        }),
      ];
      const stale = await Promise.all(
        [changed, out, gone].map(({ visitor, auth }) => visitor.ask('/api/users/me', { headers: auth })),
      );
      return {
        answers: tally([...done, ...stale]),
        faults: [
          ...unexpected('What makes the tokens stale', done, [200, 201]),
          ...unexpected('Calls with a stale token', stale, [401]),
          ...stale
            .filter(({ text }) => getField(text, 'email') !== undefined)
            .map(() => 'A stale token told an e-mail address.'),
        ],
        // One account is gone, one has come.
        stored: {},
      };
    };
  },
};
