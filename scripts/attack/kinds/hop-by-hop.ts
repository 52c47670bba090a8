import type { Attack } from '../attack.ts';
import { runConcurrently } from '../run-concurrently.ts';
import { countByStatus, findUnexpectedResponses } from '../measure/tally.ts';

const HEADERS: Record<string, string>[] = [
  { 'keep-alive': '5' },
  { connection: 'upgrade', upgrade: 'x' },
  { connection: 'close, x-forwarded-for', 'x-forwarded-for': '203.0.113.1' },
  { te: 'trailers' },
  { 'proxy-connection': 'keep-alive' },
  { 'proxy-authorization': 'Basic eDp4' },
  { connection: 'upgrade, http2-settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQAAP__' },
  { connection: 'authorization, host, cookie' },
  { expect: 'something-else' },
];
const PATHS = ['/api/blogs', '/', '/graphql', '/uploads/none.webp', '/admin/init'];

export const hopByHop: Attack = {
  name: 'hop-by-hop',
  finding: 'S14',
  does: 'hop-by-hop headers, at every type of address',
  holds: 'none is forwarded, and no response is a 5xx',
  prepare: (target) =>
    Promise.resolve(async () => {
      const visitor = target.newVisitor();
      const responses = await runConcurrently(HEADERS.length * PATHS.length, 4, (index) =>
        visitor.request(PATHS[index % PATHS.length] ?? '', {
          headers: HEADERS[Math.floor(index / PATHS.length)] ?? {},
        }),
      );
      return {
        responses: countByStatus(responses),
        faults: findUnexpectedResponses('Requests', responses, [200, 304, 400, 404, 417]),
      };
    }),
};
