import type { Core } from '@strapi/strapi';
import type { LimitName } from '../../../platform/settings/rate-limits';
import { secondsUntilRoom, throttled } from '../../../platform/rate-limit/throttle';

/** Remembers that this visitor asked for a code for this mailbox, be there such an account or not. */
export async function markAsker(strapi: Core.Strapi, email: string, visitor: string): Promise<void> {
  await throttled(strapi, 'codeAsker', `${email} ${visitor}`);
}

/**
 * What wrong codes for a mailbox count to. Who asked for a code has a count of their own: a stranger's wrong ones do not close
 * it to them (C9).
 */
async function limitsFor(
  strapi: Core.Strapi,
  email: string,
  visitor: string,
): Promise<[LimitName, string][]> {
  const own = `${email} ${visitor}`;
  const asked = (await secondsUntilRoom(strapi, 'codeAsker', own)) !== undefined;
  return asked
    ? [
        ['askerWrongCode', own],
        ['askersWrongCode', email],
      ]
    : [['wrongCode', email]];
}

/** The seconds until this visitor's codes for the mailbox are looked at; undefined: they are. */
export async function secondsUntilCodes(
  strapi: Core.Strapi,
  email: string,
  visitor: string,
): Promise<number | undefined> {
  const waits: number[] = [];
  for (const [limit, who] of await limitsFor(strapi, email, visitor)) {
    const wait = await secondsUntilRoom(strapi, limit, who);
    if (wait !== undefined) waits.push(wait);
  }
  return waits.length === 0 ? undefined : Math.max(...waits);
}

export async function countWrongCode(strapi: Core.Strapi, email: string, visitor: string): Promise<void> {
  for (const [limit, who] of await limitsFor(strapi, email, visitor)) await throttled(strapi, limit, who);
}
