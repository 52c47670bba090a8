import type { FastifyReply } from 'fastify';
import { answerFailure } from '../http/failure';

export interface Waiting {
  /** From now on this reply waits for the CMS; it ends by itself when it is closed. */
  add(reply: FastifyReply): void;
  /** Answers all that still wait: the CMS is down or frozen. */
  giveUp(): void;
}

/** Visitors who wait for the CMS, so that they can be answered when it falls silent. */
export function createWaiting(): Waiting {
  const waiting = new Set<FastifyReply>();
  return {
    add(reply) {
      waiting.add(reply);
      reply.raw.once('close', () => waiting.delete(reply));
    },
    giveUp() {
      for (const reply of waiting) {
        waiting.delete(reply);
        // What has begun to arrive has its own end.
        if (!reply.sent && !reply.raw.headersSent) answerFailure(reply.request, reply, 'cmsSlow');
      }
    },
  };
}
