import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/**
 * The most pending requests per connection. Browsers and proxies send a request after the response to the previous
 * one.
 */
const PENDING_PER_CONNECTION = 20;

/**
 * Closes connections that send request after request without waiting for responses (HTTP pipelining). Node reads them
 * all, and each response waits in memory for the ones before it: 100 connections that read nothing used 2 GB, and all
 * of the CMS's capacity.
 */
export function limitPipelining(app: FastifyInstance, limit = PENDING_PER_CONNECTION): void {
  const pending = new WeakMap<Socket, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const count = (pending.get(socket) ?? 0) + 1;
    // Requests that arrived together with the excess one are still parsed.
    if (count > limit || socket.destroyed) {
      socket.destroy();
      reply.hijack();
      return;
    }
    pending.set(socket, count);
    reply.raw.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1));
    done();
  });
}
