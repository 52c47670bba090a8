import type { Attack } from '../attack.ts';
import { runConcurrently } from '../run-concurrently.ts';
import { getArticles, newAccount, signUp } from '../target/members.ts';
import { describeSlowest, countByStatus, findUnexpectedResponses } from '../measure/tally.ts';

/** Combining marks of one letter, out of order. The time to normalise them grows with the square of their number. */
const marks = (count: number): string => `a${'\u0301'.repeat(count)}${'\u0316'.repeat(count)}`;

export const heavyTexts: Attack = {
  name: 'heavy-texts',
  finding: 'S2',
  does: 'texts of 500 KB of combining marks in every field of every form, and of 4 KB in searches',
  holds: 'each is refused with 4xx because of its length, before any other work; nothing is stored',
  async prepare(target) {
    const [member] = await signUp(target, 1);
    const [article] = await getArticles(target);
    const long = marks(64_000);
    const bodies: [string, object][] = [
      ['/api/users/signup', { ...newAccount(), username: long }],
      ['/api/users/signup', { ...newAccount(), email: `${long}@example.org` }],
      ['/api/users/signup', { ...newAccount(), password: long }],
      ['/api/users/login', { email: long, password: 'x' }],
      ['/api/users/login', { username: long, password: long }],
      ['/api/users/forgot-password', { email: `${long}@example.org` }],
      ['/api/users/verify-otp', { email: `${long}@example.org`, otp: long }],
      ['/api/users/change-password', { resetToken: long, newPassword: long }],
      ['/api/subscribe', { email: `${long}@example.org` }],
      ['/api/comments', { blog_id: article?.id, comment_text: long }],
      ['/api/comments', { blog_id: long, comment_text: 'x' }],
      ['/api/contact', { name: long, email: 'a@example.org', message: 'x' }],
      ['/api/contact', { name: 'x', email: 'a@example.org', message: long }],
      ['/admin/login', { email: `${long}@example.org`, password: long }],
      ['/admin/forgot-password', { email: `${long}@example.org` }],
      ['/graphql', { query: `{ suggestions(search: "${long}") }` }],
    ];
    const query = encodeURIComponent(marks(700));
    const paths = ['/api/blogs?search=', '/api/blogs/suggestions?search=', '/search/'].map(
      (path) => path + query,
    );
    return async () => {
      const sent = await runConcurrently(bodies.length, 4, (index) => {
        const [path = '', body = {}] = bodies[index] ?? [];
        return target.newVisitor().request(path, { method: 'POST', headers: member?.auth ?? {}, body });
      });
      const looked = await runConcurrently(paths.length, 3, (index) =>
        target.newVisitor().request(paths[index] ?? ''),
      );
      return {
        responses: countByStatus([...sent, ...looked]),
        faults: [
          // An address without an account gets the same response as one with an account (C8, C10).
          ...findUnexpectedResponses('Forms', sent, [200, 400, 401, 404, 405, 413]),
          ...findUnexpectedResponses('Searches', looked, [200, 400, 404, 414]),
        ],
        note: describeSlowest([...sent, ...looked]),
      };
    };
  },
};
