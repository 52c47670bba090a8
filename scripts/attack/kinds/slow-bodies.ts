import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Attack } from '../attack.ts';
import { requireAtMost } from '../measure/tally.ts';

const SOCKETS = 400;
/** A body has a minute to arrive. */
const CLOSED_AFTER_MS = 60_000;
const PATHS = ['/about', '/api/comments', '/admin/login', '/graphql'];

export const slowBodies: Attack = {
  name: 'slow-bodies',
  finding: 'S15',
  does: '400 connections to pages and API calls; half send one byte of their body every two seconds, half send none',
  holds: 'each is closed after a minute (not checked in the short form); other visitors still get responses',
  prepare: ({ site, isShort, newVisitor }) =>
    Promise.resolve(async () => {
      const { hostname: host, port } = new URL(site);
      const { address: localAddress } = newVisitor();
      const open = new Set<Socket>();
      const silent = new Set<Socket>();
      for (let index = 0; index < SOCKETS; index += 1) {
        const socket = connect({ host, port: Number(port), localAddress });
        const end = (): void => void open.delete(socket);
        socket.on('error', end).on('close', end).resume();
        socket.write(
          `POST ${PATHS[index % PATHS.length]} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: 10000\r\n\r\n`,
        );
        open.add(socket);
        if (index >= SOCKETS / 2) silent.add(socket);
      }
      const drip = setInterval(() => {
        for (const socket of open) if (!silent.has(socket)) socket.write('x');
      }, 2_000);
      await wait(isShort ? 10_000 : CLOSED_AFTER_MS + 15_000);
      clearInterval(drip);
      const still = open.size;
      for (const socket of open) socket.destroy();
      return {
        responses: new Map([
          ['closed', SOCKETS - still],
          ['open', still],
        ]),
        faults: isShort ? [] : requireAtMost('Connections that are still open', still, 0),
      };
    }),
};
