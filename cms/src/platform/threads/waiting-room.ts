import type { Core } from '@strapi/strapi';
import { TooOften } from '../rate-limit/too-often';
import { visitorNetwork } from '../shared/visitor-network.gen';
import { Unavailable } from '../http/unavailable';

export interface WaitingRoom {
  /**
   * Runs the work, unless too much of it waits already.
   * @throws Unavailable where the queue is full
   * @throws TooOften where the visitor alone has filled their share, if `ownFault` says so; otherwise Unavailable
   */
  run<T>(work: () => Promise<T>): Promise<T>;
}

interface Limits {
  /** Pieces of work that may wait at once. */
  most: number;
  /** The same for one visitor; no limit of its own unless said. */
  mostOfVisitor?: number;
  /** A full share is answered 429: that passes to nobody who waits for the same answer, and blames nobody else. */
  ownFault?: boolean;
  /** What the rest are told. */
  busy: string;
  retryAfterSeconds: number;
}

/** Bounds the queue in front of a thread: nobody waits long, and no visitor fills it alone. */
export function createWaitingRoom(
  strapi: Core.Strapi,
  { most, mostOfVisitor = most, ownFault = false, busy, retryAfterSeconds }: Limits,
): WaitingRoom {
  const waiting = new Map<string, number>();
  let all = 0;

  return {
    async run(work) {
      // Work that no visitor asks for, such as the first admin's at the start, has no address.
      const ctx = strapi.requestContext.get();
      const visitor = ctx ? visitorNetwork(ctx.ip) : '';
      const ofVisitor = waiting.get(visitor) ?? 0;
      const isShareFull = ctx !== undefined && ofVisitor >= mostOfVisitor;
      if (isShareFull && ownFault) throw new TooOften(retryAfterSeconds);
      if (all >= most || isShareFull) {
        const refusal = new Unavailable(busy, retryAfterSeconds);
        // The admin's login answers any error with 501: `middlewares/unavailable.ts` finds it here.
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
