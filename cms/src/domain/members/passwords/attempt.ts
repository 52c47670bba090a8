import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { LIMITS } from '../../../platform/settings/rate-limits';
import { forget, secondsUntilRoom, throttled } from '../../../platform/rate-limit/throttle';

/** Whose password is said, and where it comes from. */
export interface Attempt {
  /** `ofName` for each name that was typed, or `ofMember` where a token says whose it is: each counts by itself. */
  whose: readonly string[];
  visitor: string;
}

/** The count of a member who is logged in. */
export const ofMember = (id: number): string => `member ${id}`;
/**
 * The count of a name as it was typed, in its one spelling, whether somebody has it or not. An account has two, of its
 * address and of its username: one count for both would tell that they belong together (C46).
 */
export const ofName = (name: string): string => `name ${name}`;

export type Outcome = 'right' | 'wrong' | { tooOften: number };

const SLOWED_BY_MS = LIMITS.slowedAttempt.seconds * 1000;

/**
 * Lets somebody say a password, as often as C15 allows: wrong ones count for the account and the visitor, and once they are
 * used up the right one is refused too, or its answer would tell which it was. From anywhere, beyond many, each answer
 * waits, and a visitor's next one has to come after it: no other visitor's is refused, so nobody can lock somebody else out.
 * @param isRight compares, and takes the same time whether there is such an account or not
 */
export async function attempt(
  strapi: Core.Strapi,
  { whose, visitor }: Attempt,
  isRight: () => Promise<boolean>,
): Promise<Outcome> {
  const accounts = [...new Set(whose)];
  const attempts = accounts.map((account) => from(account, visitor));
  const usedUp = () => longest(attempts.map((one) => secondsUntilRoom(strapi, 'wrongPassword', one)));

  const slowed = await longest(
    accounts.map((account) => secondsUntilRoom(strapi, 'slowedPassword', account)),
  );
  if (slowed !== undefined) {
    // All would wait side by side: whoever sends many at once would not be slowed. So one of a visitor's waits at a time.
    const early = await longest(attempts.map((one) => throttled(strapi, 'slowedAttempt', one)));
    if (early !== undefined) return { tooOften: early };
    await wait(SLOWED_BY_MS);
  }
  const before = await usedUp();
  if (before !== undefined) return { tooOften: before };
  const right = await isRight();
  // Of many at once, in whichever process, all are compared before the first has counted. So what an attempt is told is
  // what the count says after it: the eleventh is refused, right or wrong.
  if (!right) await Promise.all(accounts.map((account) => throttled(strapi, 'slowedPassword', account)));
  const after = right
    ? await usedUp()
    : await longest(attempts.map((one) => throttled(strapi, 'wrongPassword', one)));
  if (after !== undefined) return { tooOften: after };
  return right ? 'right' : 'wrong';
}

/** Forgets a visitor's wrong passwords for an account: they have proven by other means that it is theirs. */
export async function forgetWrong(
  strapi: Core.Strapi,
  whose: readonly string[],
  visitor: string,
): Promise<void> {
  for (const one of whose) await forget(strapi, 'wrongPassword', from(one, visitor));
}

const from = (account: string, visitor: string) => `${account} ${visitor}`;

async function longest(waits: Promise<number | undefined>[]): Promise<number | undefined> {
  const seconds = (await Promise.all(waits)).filter((one) => one !== undefined);
  return seconds.length > 0 ? Math.max(...seconds) : undefined;
}
