import type { Attack } from '../attack.ts';
import { runConcurrently } from '../run-concurrently.ts';
import { describeSlowest, countByStatus, findUnexpectedResponses } from '../measure/tally.ts';

export const spreadLogins: Attack = {
  name: 'spread-logins',
  finding: 'S3',
  does: '200 addresses try a password at once, each within every limit',
  holds: '401, or 503 with Retry-After when the queue is full; other visitors still get responses',
  prepare: (target) =>
    Promise.resolve(async () => {
      const count = target.isShort ? 200 : 400;
      const responses = await runConcurrently(count, 200, (index) =>
        target.newVisitor().request('/api/users/login', {
          method: 'POST',
          body: { email: `nobody-${index}@example.org`, password: 'Wr0ng!password' },
        }),
      );
      return {
        responses: countByStatus(responses),
        faults: findUnexpectedResponses('Logins', responses, [401, 503]),
        note: describeSlowest(responses),
      };
    }),
};
