import type { FastifyReply } from 'fastify';
import { sendFailure } from '../http/failure';

interface PendingReplies {
  /** Registers a reply that waits for the CMS; it is removed when it closes. */
  add(reply: FastifyReply): void;
  /** Responds to all waiting requests with an error: the CMS is down or frozen. */
  giveUp(): void;
}

/** Tracks requests that wait for the CMS, so that they get a response if it falls silent. */
export function createPendingReplies(): PendingReplies {
  const waiting = new Set<FastifyReply>();
  return {
    add(reply) {
      waiting.add(reply);
      reply.raw.once('close', () => waiting.delete(reply));
    },
    giveUp() {
      for (const reply of waiting) {
        waiting.delete(reply);
        // A response that has started to arrive has its own timeout.
        if (!reply.sent && !reply.raw.headersSent) sendFailure(reply.request, reply, 'cmsSlow');
      }
    },
  };
}
