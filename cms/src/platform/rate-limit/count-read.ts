import type { Core } from '@strapi/strapi';
import type { LimitName } from '../settings/rate-limits';
import { throttled } from './throttle';
import { TooOften } from './too-often';
import { visitorNetwork } from '../shared/visitor-network.gen';

/**
 * Counts a read that no cache answers for the visitor of the present request, once a request. What the site's server asks for itself,
 * such as its feeds, names no visitor and is not counted.
 * @throws TooOften
 */
export async function countRead(strapi: Core.Strapi, limit: LimitName): Promise<void> {
  const ctx = strapi.requestContext.get();
  const [visitor] = ctx?.ips ?? [];
  if (!ctx || visitor === undefined) return;
  // The parts of a request are read at the same time: each waits for the one count, so that none begins what is refused.
  ctx.state.countedRead ??= count(strapi, limit, visitorNetwork(visitor));
  await ctx.state.countedRead;
}

async function count(strapi: Core.Strapi, limit: LimitName, visitor: string): Promise<void> {
  const seconds = await throttled(strapi, limit, visitor);
  if (seconds !== undefined) throw new TooOften(seconds);
}
