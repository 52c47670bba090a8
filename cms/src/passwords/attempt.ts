import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { hiddenName } from '../throttle/hidden-name';
import { isThrottled, throttled } from '../throttle/throttle';
import { createTurns } from './turns';

/** Whose password is said, and where it comes from. */
export interface Attempt {
  /** The account as it was named, be there such a one or not: each name counts by itself. */
  names: readonly string[];
  visitor: string;
}

export type Outcome = 'right' | 'wrong' | { tooOften: number };

const SLOWED_BY_MS = 2_000;

/**
 * One visitor's attempts are looked at one after the other: of many at once all would otherwise be compared before the
 * first of them has counted. It takes no longer, for bcrypt has one thread.
 */
const inTurn = createTurns();

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
  const slowed = await Promise.all(accounts.map((account) => isThrottled(strapi, 'slowedPassword', account)));
  if (slowed.some((seconds) => seconds !== undefined)) await wait(SLOWED_BY_MS);
  return inTurn(visitor, async () => {
    for (const account of accounts) {
      const seconds = await isThrottled(strapi, 'wrongPassword', `${account} ${visitor}`);
      if (seconds !== undefined) return { tooOften: seconds };
    }
    if (await isRight()) return 'right';
    for (const account of accounts) {
      await throttled(strapi, 'wrongPassword', `${account} ${visitor}`);
      await throttled(strapi, 'slowedPassword', account);
    }
    return 'wrong';
  });
}
