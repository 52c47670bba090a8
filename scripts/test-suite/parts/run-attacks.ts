import { judgeAttacks } from '../../attack/aims.ts';
import { ATTACKS } from '../../attack/attacks.ts';
import { plainTable } from '../../attack/report.ts';
import { hasPassed, runAttacks } from '../../attack/run.ts';
import { startTarget } from '../../attack/start.ts';
import { formatAim } from '../../bench/format-aim.ts';
import { root } from '../../lib/files/root.ts';
import { none, oneSkipped, type Counts } from '../counts.ts';

/** The short form of `npm run attack`: each attack is a test. Durations are printed and never make a test fail. */
export async function runAttackTests(): Promise<Counts> {
  if (process.platform !== 'linux') {
    console.log(
      '  ! THE ATTACKS DO NOT RUN: they need Linux, where each visitor can have a separate address.',
    );
    return oneSkipped;
  }
  const results = await runAttacks(await startTarget(root, true), ATTACKS);
  console.log(`\n${plainTable(results)}\n`);
  for (const aim of judgeAttacks(results)) console.log(formatAim(aim));
  const failures = results.filter((result) => !hasPassed(result)).map(({ attack }) => attack.name);
  return { ...none, passed: results.length - failures.length, failed: failures.length, failures };
}
