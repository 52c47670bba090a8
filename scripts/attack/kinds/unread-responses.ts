import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Attack } from '../attack.ts';
import { requireAtMost } from '../measure/tally.ts';

const CONNECTIONS = 60;
const REQUESTS_EACH = 300;
const PATHS = ['/api/blogs?limit=100', '/', '/sitemap.xml'];

export const unreadResponses: Attack = {
  name: 'unread-answers',
  finding: 'S15',
  does: '60 connections that each send 300 requests at once (HTTP pipelining) and read none of the responses',
  holds:
    'each is closed; the memory of the site does not grow with the requests; other visitors still get responses',
  prepare: ({ site, newVisitor }) =>
    Promise.resolve(async () => {
      const { hostname: host, port } = new URL(site);
      const { address: localAddress } = newVisitor();
      const open = new Set<Socket>();
      for (let index = 0; index < CONNECTIONS; index += 1) {
        const socket = connect({ host, port: Number(port), localAddress });
        const end = (): void => void open.delete(socket);
        socket.on('error', end).on('close', end).pause();
        const path = PATHS[index % PATHS.length];
        socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`.repeat(REQUESTS_EACH));
        open.add(socket);
      }
      await wait(10_000);
      // A client notices the closed connection only when it reads.
      for (const socket of open) socket.resume();
      await wait(2000);
      const still = open.size;
      for (const socket of open) socket.destroy();
      return {
        responses: new Map([
          ['closed', CONNECTIONS - still],
          ['open', still],
        ]),
        faults: requireAtMost('Connections that are still open', still, 0),
      };
    }),
};
