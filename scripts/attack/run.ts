import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '../lib/process/failure.ts';
import { formatSeconds } from '../lib/process/step.ts';
import type { Attack, Outcome, RunAttack } from './attack.ts';
import { findFaults } from './faults.ts';
import { observe, type Observation } from './measure/observe.ts';
import { openReaders, type ReaderControl } from './reader/reader-control.ts';
import type { ReaderResults } from './reader/reader.ts';
import type { Target } from './target/target.ts';

/** The result of one attack. */
export interface Result {
  attack: Attack;
  outcome: Outcome;
  readings: ReaderResults;
  /** Undefined if the product was not started here. */
  observed: Observation | undefined;
  milliseconds: number;
  /** Violated expectations. */
  faults: string[];
  /**
   * Why the attack could not be run, for example because an older checkout lacks what it needs. All other fields are
   * then empty.
   */
  notMade?: string;
}

/** Whether the attack ran and every expectation was met. */
export const hasPassed = ({ faults, notMade: why }: Result): boolean =>
  faults.length === 0 && why === undefined;

const AFTERWARDS_MS = 3_000;
/** An attack takes at most a minute and a half. One on a product that stopped responding is aborted. */
const LIMIT_MS = { short: 90_000, long: 240_000 };
/** How long a stopped or busy server may take to recover. */
const BACK_WITHIN_MS = 120_000;

/** Runs the attacks one after the other, while other visitors read. */
export async function runAttacks(target: Target, attacks: readonly Attack[]): Promise<Result[]> {
  const reading = await openReaders(target);
  const results: Result[] = [];
  let gone: string | undefined;
  for (const attack of attacks) {
    console.log(`▸ ${attack.name}: ${attack.does}`);
    const result = gone === undefined ? await make(attack, target, reading) : notMade(attack, gone);
    results.push(result);
    if (gone === undefined) {
      const back = await recover(target, attack.name).catch((error: unknown) => ({
        gone: getMessage(error),
      }));
      if ('gone' in back) ({ gone } = back);
      result.faults.push(...('gone' in back ? [back.gone] : back));
    }
    console.log(`  ${heading(result)}, ${formatSeconds(result.milliseconds)}`);
    for (const fault of result.faults) console.log(`    ${fault}`);
  }
  reading.leave();
  return results;
}

const getLimit = ({ isShort }: Target): number => LIMIT_MS[isShort ? 'short' : 'long'];

const heading = ({ faults, notMade: why }: Result): string => {
  if (why !== undefined) return `– could not be run: ${why}`;
  return faults.length === 0 ? '✓ passed' : '✗ failed';
};

const getMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const notMade = (attack: Attack, why: string): Result => ({
  attack,
  outcome: { responses: new Map(), faults: [] },
  readings: { requested: 0, answered: 100, failures: {}, cachedP99: 0, madeP99: 0 },
  observed: undefined,
  milliseconds: 0,
  faults: [],
  notMade: why,
});

async function make(attack: Attack, target: Target, reading: ReaderControl): Promise<Result> {
  target.limitTime(getLimit(target));
  try {
    return await struck(attack, await attack.prepare(target), target, reading);
  } catch (error) {
    return notMade(attack, getMessage(error));
  } finally {
    target.limitTime(undefined);
    target.forgetVisitors();
  }
}

async function struck(
  attack: Attack,
  strike: RunAttack,
  target: Target,
  reading: ReaderControl,
): Promise<Result> {
  const observed = target.own && (await observe(target.own));
  const began = performance.now();
  reading.start();
  // The readers must be stopped whether or not the attack fails.
  const struckWith = await strike().catch((error: unknown) => new Failure(getMessage(error)));
  const milliseconds = performance.now() - began;
  // An attack may leave work that keeps the servers busy after the last response.
  await wait(AFTERWARDS_MS);
  const readings = await reading.stop();
  if (struckWith instanceof Failure) throw struckWith;
  target.forgetVisitors();
  const seen = await observed?.();
  return {
    attack,
    outcome: struckWith,
    readings,
    observed: seen,
    milliseconds,
    faults: [
      ...(milliseconds < getLimit(target)
        ? []
        : [`It was aborted after ${formatSeconds(getLimit(target))}.`]),
      ...findFaults(struckWith, readings, seen),
      ...ended(target),
    ],
  };
}

const ended = ({ own }: Target): string[] =>
  Object.values(own?.running ?? {})
    .filter(({ running }) => !running())
    .map(({ name }) => `${name} has ended.`);

/**
 * Restarts servers that have ended, and waits until the site responds again. A CMS that does not recover by itself is
 * killed.
 * @returns faults about servers that did not recover by themselves
 */
async function recover({ own, site, newVisitor }: Target, after: string): Promise<string[]> {
  const isBack = async (withinMs: number): Promise<boolean> => {
    const until = Date.now() + withinMs;
    while ((await newVisitor().request('/readyz', { timeoutMs: 10_000 })).status !== 200) {
      if (Date.now() > until) return false;
      await wait(500);
    }
    return true;
  };
  if (own && !own.running.cms.running()) own.running.cms = await own.again.cms();
  if (own && !own.running.web.running()) own.running.web = await own.again.web();
  if (await isBack(BACK_WITHIN_MS)) return [];
  if (own) {
    await own.running.cms.stop(0);
    own.running.cms = await own.again.cms();
    if (await isBack(BACK_WITHIN_MS)) return ['The CMS did not recover by itself.'];
  }
  throw new Failure(`${site} did not recover after ${after}.`);
}
