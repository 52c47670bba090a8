import type { Core } from '@strapi/strapi';
import type { LimitName } from '../settings/rate-limits';
import { consumeRateLimit } from './throttle';
import { RateLimitExceeded } from './rate-limit-exceeded';
import { getVisitorNetwork } from '../shared/visitor-network.gen';

/**
 * Counts a read that no cache could serve, for the visitor of the current request and once per request. Requests that
 * the site's server makes itself, such as for feeds, name no visitor and are not counted.
 * @throws RateLimitExceeded
 */
export async function countRead(strapi: Core.Strapi, limit: LimitName): Promise<void> {
  const ctx = strapi.requestContext.get();
  const [visitor] = ctx?.ips ?? [];
  if (!ctx || visitor === undefined) return;
  // The parts of a request are read concurrently: each waits for the single count, so that none starts if it is
  // refused.
  ctx.state.countedRead ??= count(strapi, limit, getVisitorNetwork(visitor));
  await ctx.state.countedRead;
}

async function count(strapi: Core.Strapi, limit: LimitName, visitor: string): Promise<void> {
  const seconds = await consumeRateLimit(strapi, limit, visitor);
  if (seconds !== undefined) throw new RateLimitExceeded(seconds);
}
