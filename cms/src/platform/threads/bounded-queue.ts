import type { Core } from '@strapi/strapi';
import { getMetrics } from '../metrics/metrics';
import { RateLimitExceeded } from '../rate-limit/rate-limit-exceeded';
import { getVisitorNetwork } from '../shared/visitor-network.gen';
import { Unavailable } from '../http/unavailable';

export interface BoundedQueue {
  /**
   * Runs the work, unless the queue is full.
   * @throws Unavailable if the queue is full
   * @throws RateLimitExceeded if only the visitor's share is full and `ownFault` is set; otherwise Unavailable
   */
  run<T>(work: () => Promise<T>): Promise<T>;
}

interface Limits {
  /** What it is called in the metrics. */
  name: string;
  /** Tasks that may wait at the same time. */
  most: number;
  /** The same for one visitor; equals `most` by default. */
  mostOfVisitor?: number;
  /**
   * A full share gets 429, which is not shared with others who wait for the same response, and does not blame
   * them.
   */
  ownFault?: boolean;
  /** The message for everyone else. */
  busy: string;
  retryAfterSeconds: number;
}

/** Limits the queue in front of a thread, so that nobody waits long and no visitor can fill it alone. */
export function createBoundedQueue(
  strapi: Core.Strapi,
  { name, most, mostOfVisitor = most, ownFault = false, busy, retryAfterSeconds }: Limits,
): BoundedQueue {
  const waiting = new Map<string, number>();
  let all = 0;
  const metrics = getMetrics(strapi);
  metrics?.watch('queueLength', { queue: name }, () => all);
  metrics?.record('queueRefusals', { queue: name }, 0);

  return {
    async run(work) {
      // Work without a visitor, such as creating the first admin at the start, has no address.
      const ctx = strapi.requestContext.get();
      const visitor = ctx ? getVisitorNetwork(ctx.ip) : '';
      const ofVisitor = waiting.get(visitor) ?? 0;
      const isShareFull = ctx !== undefined && ofVisitor >= mostOfVisitor;
      if (all >= most || isShareFull) metrics?.record('queueRefusals', { queue: name });
      if (isShareFull && ownFault) throw new RateLimitExceeded(retryAfterSeconds);
      if (all >= most || isShareFull) {
        const refusal = new Unavailable(busy, retryAfterSeconds);
        // The admin's login turns any error into a 501: `middlewares/unavailable.ts` reads it from here.
        if (ctx) ctx.state.unavailable = refusal;
        throw refusal;
      }
      all += 1;
      waiting.set(visitor, ofVisitor + 1);
      try {
        return await work();
      } finally {
        all -= 1;
        const left = (waiting.get(visitor) ?? 1) - 1;
        if (left > 0) waiting.set(visitor, left);
        else waiting.delete(visitor);
      }
    },
  };
}
