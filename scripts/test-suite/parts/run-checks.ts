import { availableParallelism } from 'node:os';
import { runQuiet } from '../../lib/process/run.ts';
import type { Check } from './checks.ts';
import { oneFailed, onePassed, total, type Counts } from '../counts.ts';

/**
 * Runs all checks, as many concurrently as there are cores. A failed check shows its output and does not stop the
 * others.
 */
export async function runChecks(checks: Check[], env: NodeJS.ProcessEnv): Promise<Counts> {
  const waiting = [...checks];
  const counts: Counts[] = [];
  async function runNext(): Promise<void> {
    for (let check = waiting.shift(); check; check = waiting.shift()) counts.push(await run(check, env));
  }
  await Promise.all(Array.from({ length: availableParallelism() }, runNext));
  return total(counts);
}

async function run({ title, cwd, program, args }: Check, env: NodeJS.ProcessEnv): Promise<Counts> {
  const { code, output } = await runQuiet(program, args, { cwd, env });
  if (code !== 0) console.log(`${output.trimEnd()}\n`);
  console.log(`  ${code === 0 ? '✓' : '✗'} ${title}`);
  return code === 0 ? onePassed : { ...oneFailed, failures: [title] };
}
