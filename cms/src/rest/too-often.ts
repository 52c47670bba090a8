import type { Core } from '@strapi/strapi';
import type { LimitName } from '../throttle/limits';
import { throttled } from '../throttle/throttle';
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
  fail(ctx, 429, `That was too often. Please try again in ${inWords(seconds)}.`);
}

const MINUTE = 60;
const HOUR = 3600;

/** Minutes are more to the point than hundreds of seconds, and hours than hundreds of minutes. */
function inWords(seconds: number): string {
  if (seconds > 2 * HOUR) return `${Math.ceil(seconds / HOUR)} hours`;
  if (seconds > 2 * MINUTE) return `${Math.ceil(seconds / MINUTE)} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}
