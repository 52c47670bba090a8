import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/** What one connection may have unanswered at a time. Browsers and proxies send a request after the answer to the one before. */
const UNANSWERED_PER_CONNECTION = 20;

/**
 * Closes connections that send request after request without waiting for answers (HTTP pipelining). Node reads them all, and an answer
 * waits in memory for the ones before it: 100 connections that read nothing took 2 GB, and all that the CMS could do.
 */
export function limitPipelining(app: FastifyInstance, limit = UNANSWERED_PER_CONNECTION): void {
  const unanswered = new WeakMap<Socket, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const count = (unanswered.get(socket) ?? 0) + 1;
    // What has arrived with the request that was too many is still read.
    if (count > limit || socket.destroyed) {
      socket.destroy();
      reply.hijack();
      return;
    }
    unanswered.set(socket, count);
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    done();
  });
}
