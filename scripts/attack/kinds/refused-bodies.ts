import { randomBytes } from 'node:crypto';
import { deflateSync, gzipSync } from 'node:zlib';
import type { Attack } from '../attack.ts';
import { runConcurrently } from '../run-concurrently.ts';
import { describeSlowest, countByStatus, findUnexpectedResponses } from '../measure/tally.ts';

const UNPACKED_BYTES = 300_000_000;

export const refusedBodies: Attack = {
  name: 'refused-bodies',
  finding: 'S1',
  does: 'bodies that are refused while being read: 300 MB compressed to 300 KB, and bytes that do not match their encoding',
  holds: 'unread bytes do not disturb later requests on the same connection to the CMS',
  prepare: (target) => {
    const large = Buffer.alloc(UNPACKED_BYTES, 'a');
    const bodies: [encoding: string, body: Buffer][] = [
      ['deflate', deflateSync(large)],
      ['gzip', gzipSync(large)],
      ['gzip', randomBytes(900_000)],
      ['br', randomBytes(900_000)],
    ];
    return Promise.resolve(async () => {
      const visitor = target.newVisitor();
      const other = target.newVisitor();
      const read = (index: number) => other.request(`/api/blogs?limit=1&page=${(index % 100) + 1}`);
      const pairs = await runConcurrently(target.isShort ? 12 : 40, 1, async (index) => {
        const [encoding = '', body] = bodies[index % bodies.length] ?? [];
        const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
        const refused = await visitor.request('/api/subscribe', { method: 'POST', headers, body });
        return { refused, next: await read(index) };
      });
      const refused = pairs.map((pair) => pair.refused);
      const next = pairs.map((pair) => pair.next);
      return {
        responses: countByStatus([...refused, ...next]),
        faults: [
          ...findUnexpectedResponses('Bodies', refused, [400, 413, 429]),
          ...findUnexpectedResponses('Reads after them', next, [200]),
        ],
        note: describeSlowest(next),
      };
    });
  },
};
