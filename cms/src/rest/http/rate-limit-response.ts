import type { Core } from '@strapi/strapi';
import type { LimitName } from '../../platform/settings/rate-limits';
import { consumeRateLimit } from '../../platform/rate-limit/throttle';
import { RateLimitExceeded } from '../../platform/rate-limit/rate-limit-exceeded';
import { fail, type RestContext } from './context';

/**
 * Counts a call and sends a 429 response when it exceeds the limit (C3, C15).
 * @returns whether the response was sent, so that the caller can stop
 */
export async function enforceRateLimit(
  strapi: Core.Strapi,
  ctx: Pick<RestContext, 'set' | 'status' | 'body'>,
  limit: LimitName,
  who: string,
): Promise<boolean> {
  const seconds = await consumeRateLimit(strapi, limit, who);
  if (seconds === undefined) return false;
  sendTooManyRequests(ctx, seconds);
  return true;
}

/** Sends the 429 response. */
export function sendTooManyRequests(
  ctx: Pick<RestContext, 'set' | 'status' | 'body'>,
  seconds: number,
): void {
  ctx.set('retry-after', String(seconds));
  fail(ctx, 429, new RateLimitExceeded(seconds).message);
}
