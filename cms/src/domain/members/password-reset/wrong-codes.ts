import type { Core } from '@strapi/strapi';
import type { LimitName } from '../../../platform/settings/rate-limits';
import { getRetryAfter, consumeRateLimit } from '../../../platform/rate-limit/throttle';

/** Records that this visitor requested a code for this mailbox, whether or not it has an account. */
export async function recordCodeRequest(strapi: Core.Strapi, email: string, visitor: string): Promise<void> {
  await consumeRateLimit(strapi, 'codeAsker', `${email} ${visitor}`);
}

/**
 * The limits that wrong codes for a mailbox count towards. Visitors who requested a code have a separate limit, so that
 * a stranger's wrong codes do not block them (C9).
 */
async function limitsFor(
  strapi: Core.Strapi,
  email: string,
  visitor: string,
): Promise<[LimitName, string][]> {
  const own = `${email} ${visitor}`;
  const hasRequestedCode = (await getRetryAfter(strapi, 'codeAsker', own)) !== undefined;
  return hasRequestedCode
    ? [
        ['askerWrongCode', own],
        ['askersWrongCode', email],
      ]
    : [['wrongCode', email]];
}

/** The seconds until this visitor's codes for the mailbox are accepted again; undefined when they are now. */
export async function secondsUntilCodesAccepted(
  strapi: Core.Strapi,
  email: string,
  visitor: string,
): Promise<number | undefined> {
  const waits: number[] = [];
  for (const [limit, who] of await limitsFor(strapi, email, visitor)) {
    const wait = await getRetryAfter(strapi, limit, who);
    if (wait !== undefined) waits.push(wait);
  }
  return waits.length === 0 ? undefined : Math.max(...waits);
}

export async function countWrongCode(strapi: Core.Strapi, email: string, visitor: string): Promise<void> {
  for (const [limit, who] of await limitsFor(strapi, email, visitor))
    await consumeRateLimit(strapi, limit, who);
}
