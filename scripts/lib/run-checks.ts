import type { Check } from './checks.ts';
import { oneFailed, onePassed, total, type Counts } from './counts.ts';
import { runQuiet } from './run.ts';

/** Runs all checks, one after another; a failed one shows what it said and does not keep the others from running. */
export async function runChecks(checks: Check[], env: NodeJS.ProcessEnv): Promise<Counts> {
  const counts: Counts[] = [];
  for (const { title, cwd, program, args } of checks) {
    const { code, output } = await runQuiet(program, args, { cwd, env });
    if (code !== 0) console.log(`${output.trimEnd()}\n`);
    console.log(`  ${code === 0 ? '✓' : '✗'} ${title}`);
    counts.push(code === 0 ? onePassed : oneFailed);
  }
  return total(counts);
}
