import type { Core } from '@strapi/strapi';
import { fail, type RestContext } from '../rest/context';
import type { LimitName } from './limits';
import { throttled } from './throttle';

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

const A_WHILE = 120;

/** Minutes are more to the point than hundreds of seconds. */
function inWords(seconds: number): string {
  if (seconds > A_WHILE) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}
