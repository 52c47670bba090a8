import type { Core } from '@strapi/strapi';
import type { LimitName } from '../../platform/settings/rate-limits';
import { throttled } from '../../platform/rate-limit/throttle';
import { TooOften } from '../../platform/rate-limit/too-often';
import { fail, type RestContext } from './context';

/**
 * Counts a time, and answers 429 where that was one too many (C3, C15).
 * @returns whether it did: then nothing more is to be done
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

/** The one answer to whoever comes too often. */
export function refuse(ctx: Pick<RestContext, 'set' | 'status' | 'body'>, seconds: number): void {
  ctx.set('retry-after', String(seconds));
  fail(ctx, 429, new TooOften(seconds).message);
}
