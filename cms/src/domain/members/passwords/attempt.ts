import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { LIMITS } from '../../../platform/settings/rate-limits';
import { resetRateLimit, getRetryAfter, consumeRateLimit } from '../../../platform/rate-limit/throttle';

/** Which account a password is for, and where the attempt comes from. */
interface Attempt {
  /** `nameCounter` for each typed name, or `memberCounter` when a token identifies the member. Each is counted separately. */
  whose: readonly string[];
  visitor: string;
}

/** The counter of a member who is logged in. */
export const memberCounter = (id: number): string => `member ${id}`;
/**
 * The counter of a typed name in its normalised spelling, whether or not it exists. An account has two, for its address
 * and for its username: a shared counter would reveal that they belong together (C46).
 */
export const nameCounter = (name: string): string => `name ${name}`;

export type AttemptResult = 'right' | 'wrong' | { tooOften: number };

const SLOWED_BY_MS = LIMITS.slowedAttempt.seconds * 1000;

/**
 * Checks a password, as often as C15 allows. Wrong passwords count per account and visitor. Once they are used up, the
 * right one is rejected too, because its response would reveal it. After many wrong passwords from anywhere, every
 * response is delayed, and a visitor may only try again after it. Other visitors are never rejected, so nobody can lock
 * somebody else out.
 * @param isRight compares the password, taking the same time whether or not the account exists
 */
export async function checkAttempt(
  strapi: Core.Strapi,
  { whose, visitor }: Attempt,
  isRight: () => Promise<boolean>,
): Promise<AttemptResult> {
  const accounts = [...new Set(whose)];
  const attempts = accounts.map((account) => from(account, visitor));
  const usedUp = () => longest(attempts.map((one) => getRetryAfter(strapi, 'wrongPassword', one)));

  const slowed = await longest(accounts.map((account) => getRetryAfter(strapi, 'slowedPassword', account)));
  if (slowed !== undefined) {
    // Delayed responses would run in parallel, so many requests at the same time would not be slowed down. Therefore
    // only one of a visitor's requests waits at a time.
    const early = await longest(attempts.map((one) => consumeRateLimit(strapi, 'slowedAttempt', one)));
    if (early !== undefined) return { tooOften: early };
    await wait(SLOWED_BY_MS);
  }
  const before = await usedUp();
  if (before !== undefined) return { tooOften: before };
  const right = await isRight();
  // Concurrent requests, in any process, may all be compared before the first one is counted. So the result depends on
  // the count afterwards: the eleventh is rejected, right or wrong.
  if (!right)
    await Promise.all(accounts.map((account) => consumeRateLimit(strapi, 'slowedPassword', account)));
  const after = right
    ? await usedUp()
    : await longest(attempts.map((one) => consumeRateLimit(strapi, 'wrongPassword', one)));
  if (after !== undefined) return { tooOften: after };
  return right ? 'right' : 'wrong';
}

/** Resets a visitor's wrong passwords for an account, after they proved by other means that it is theirs. */
export async function resetWrongPasswords(
  strapi: Core.Strapi,
  whose: readonly string[],
  visitor: string,
): Promise<void> {
  for (const one of whose) await resetRateLimit(strapi, 'wrongPassword', from(one, visitor));
}

const from = (account: string, visitor: string) => `${account} ${visitor}`;

async function longest(waits: Promise<number | undefined>[]): Promise<number | undefined> {
  const seconds = (await Promise.all(waits)).filter((one) => one !== undefined);
  return seconds.length > 0 ? Math.max(...seconds) : undefined;
}
