import type { Core } from '@strapi/strapi';
import type { LimitName } from '../../platform/settings/rate-limits';
import { throttled } from '../../platform/rate-limit/throttle';
import { TooOften } from '../../platform/rate-limit/too-often';
import { fail, type RestContext } from './context';

/**
 * Counts a call and sends a 429 response when it exceeds the limit (C3, C15).
 * @returns whether the response was sent, so that the caller can stop
 */
export async function refuseWhenTooOften(
  strapi: Core.Strapi,
  ctx: Pick<RestContext, 'set' | 'status' | 'body'>,
  limit: LimitName,
  who: string,
): Promise<boolean> {
  const seconds = await throttled(strapi, limit, who);
  if (seconds === undefined) return false;
  refuse(ctx, seconds);
  return true;
}

/** Sends the 429 response. */
export function refuse(ctx: Pick<RestContext, 'set' | 'status' | 'body'>, seconds: number): void {
  ctx.set('retry-after', String(seconds));
  fail(ctx, 429, new TooOften(seconds).message);
}
