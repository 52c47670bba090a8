import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/**
 * The most pending requests per connection. Browsers and proxies send a request after the response to the previous
 * one.
 */
const PENDING_PER_CONNECTION = 20;

/** Counts the pending requests of connections. */
export interface PipeliningLimit {
  /**
   * Counts a request, or closes its connection if that has too many.
   * @returns whether the request may be handled
   */
  begin(socket: Socket): boolean;
  /** The response has been sent, or its connection closed. */
  end(socket: Socket): void;
}

/**
 * Closes connections that send request after request without waiting for responses (HTTP pipelining). Node reads them
 * all, and each response waits in memory for the ones before it: 100 connections that read nothing used 2 GB, and all
 * of the CMS's capacity.
 */
export function createPipeliningLimit(limit = PENDING_PER_CONNECTION): PipeliningLimit {
  const pending = new WeakMap<Socket, number>();
  return {
    begin(socket) {
      const count = (pending.get(socket) ?? 0) + 1;
      // Requests that arrived together with the excess one are still parsed.
      if (count > limit || socket.destroyed) {
        socket.destroy();
        return false;
      }
      pending.set(socket, count);
      return true;
    },
    end(socket) {
      pending.set(socket, (pending.get(socket) ?? 1) - 1);
    },
  };
}

/** Applies the limit to the requests that Fastify handles. */
export function limitPipelining(app: FastifyInstance, pipelining: PipeliningLimit): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    if (!pipelining.begin(socket)) {
      reply.hijack();
      return;
    }
    reply.raw.once('close', () => pipelining.end(socket));
    done();
  });
}
