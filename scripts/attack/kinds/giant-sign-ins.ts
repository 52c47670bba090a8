import type { Attack } from '../attack.ts';
import { runConcurrently } from '../run-concurrently.ts';
import { describeSlowest, countByStatus, findUnexpectedResponses } from '../measure/tally.ts';

const PATHS = ['/admin/login', '/admin/forgot-password', '/admin/register', '/admin/reset-password'];

export const giantSignIns: Attack = {
  name: 'giant-sign-ins',
  finding: 'S4',
  does: '1,200 bodies of 990 KB with different addresses to the login forms of the admin',
  holds: '413 before they are read, or 429; the memory of the CMS does not grow with the number of requests',
  prepare: (target) =>
    Promise.resolve(async () => {
      const visitor = target.newVisitor();
      const filler = 'a'.repeat(990_000);
      const responses = await runConcurrently(target.isShort ? 200 : 1200, 10, (index) =>
        visitor.request(PATHS[target.isShort ? index % PATHS.length : 0] ?? '', {
          method: 'POST',
          body: { email: `${index}-${filler}@example.org`, password: 'x' },
        }),
      );
      const refused = responses.filter(({ code }) => !['EPIPE', 'ECONNRESET'].includes(code));
      return {
        responses: countByStatus(responses),
        faults: findUnexpectedResponses('Sign-ins', refused, [413, 429]),
        note: describeSlowest(responses),
      };
    }),
};
