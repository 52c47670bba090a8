import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '../lib/failure.ts';
import { seconds } from '../lib/step.ts';
import type { Attack, Outcome } from './attack.ts';
import { faultsOf } from './faults.ts';
import { observe, type Observed } from './observe.ts';
import { openReaders, type ReaderControl } from './reader-control.ts';
import type { Readings } from './reader.ts';
import type { Target } from './target.ts';

/** What one attack did. */
export interface Result {
  attack: Attack;
  outcome: Outcome;
  readings: Readings;
  /** Undefined: the product was not started here. */
  observed: Observed | undefined;
  milliseconds: number;
  /** All that did not hold. */
  faults: string[];
}

const AFTERWARDS_MS = 3_000;
/** What an attack has stopped or left busy may take so long to come back. */
const BACK_WITHIN_MS = 120_000;

/** Makes the attacks one after the other, while other visitors read. */
export async function runAttacks(target: Target, attacks: readonly Attack[]): Promise<Result[]> {
  const reading = await openReaders(target);
  const results: Result[] = [];
  for (const attack of attacks) {
    console.log(`▸ ${attack.name}: ${attack.does}`);
    const result = await make(attack, target, reading);
    result.faults.push(...(await recover(target)));
    results.push(result);
    console.log(
      `  ${result.faults.length === 0 ? '✓ held' : '✗ did not hold'}, ${seconds(result.milliseconds)}`,
    );
    for (const fault of result.faults) console.log(`    ${fault}`);
  }
  return results;
}

async function make(attack: Attack, target: Target, reading: ReaderControl): Promise<Result> {
  const strike = await attack.prepare(target);
  const observed = target.own && (await observe(target.own));
  const began = performance.now();
  reading.start();
  const outcome = await strike();
  const milliseconds = performance.now() - began;
  // What an attack leaves to do may keep the servers busy after the last answer.
  await wait(AFTERWARDS_MS);
  const readings = await reading.stop();
  target.forgetVisitors();
  const seen = await observed?.();
  return {
    attack,
    outcome,
    readings,
    observed: seen,
    milliseconds,
    faults: [...faultsOf(outcome, readings, seen), ...ended(target)],
  };
}

const ended = ({ own }: Target): string[] =>
  Object.values(own?.running ?? {})
    .filter(({ running }) => !running())
    .map(({ name }) => `${name} has ended.`);

/**
 * Starts again what has ended, and waits until the site answers as ever. A CMS that does not come back by itself is ended by
 * force.
 * @returns what did not come back by itself
 */
async function recover({ own, site, newVisitor }: Target): Promise<string[]> {
  const isBack = async (withinMs: number): Promise<boolean> => {
    const until = Date.now() + withinMs;
    while ((await newVisitor().ask('/readyz', { timeoutMs: 10_000 })).status !== 200) {
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
    if (await isBack(BACK_WITHIN_MS)) return ['The CMS did not come back by itself.'];
  }
  throw new Failure(`${site} does not come back after the attack.`);
}
