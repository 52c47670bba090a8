import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { hiddenName } from '../throttle/hidden-name';
import { isThrottled, throttled } from '../throttle/throttle';

/** Whose password is said, and where it comes from. */
export interface Attempt {
  /** The account as it was named, be there such a one or not: each name counts by itself. */
  names: readonly string[];
  visitor: string;
}

export type Outcome = 'right' | 'wrong' | { tooOften: number };

const SLOWED_BY_MS = 2_000;

/**
 * Lets somebody say a password, as often as C15 allows: wrong ones count for the account and the visitor, and once they are
 * used up the right one is refused too, or its answer would tell which it was. From anywhere, beyond many, each answer
 * waits, and none is refused: nobody can lock somebody else out.
 * @param isRight compares, and takes the same time whether there is such an account or not
 */
export async function attempt(
  strapi: Core.Strapi,
  { names, visitor }: Attempt,
  isRight: () => Promise<boolean>,
): Promise<Outcome> {
  const accounts = names.map(hiddenName);
  const attempts = accounts.map((account) => `${account} ${visitor}`);
  const usedUp = () => longest(attempts.map((one) => isThrottled(strapi, 'wrongPassword', one)));

  const slowed = await longest(accounts.map((account) => isThrottled(strapi, 'slowedPassword', account)));
  if (slowed !== undefined) await wait(SLOWED_BY_MS);
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

async function longest(waits: Promise<number | undefined>[]): Promise<number | undefined> {
  const seconds = (await Promise.all(waits)).filter((one) => one !== undefined);
  return seconds.length > 0 ? Math.max(...seconds) : undefined;
}
