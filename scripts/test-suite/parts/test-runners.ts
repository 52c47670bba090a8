import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { inRoot } from '../../lib/files/root.ts';
import { runShown } from '../../lib/process/run.ts';
import { countWithExitCode, type Counts } from '../counts.ts';
import { jestCounts, tapCounts } from '../reports.ts';
import { shardArgs, type Shard } from '../shard.ts';

export interface TestPlace {
  env: NodeJS.ProcessEnv;
  /** The folder for reports. */
  scratch: string;
}

/** Runs a Jest script of a package, such as `test:unit` of cms. */
export async function runJest(
  folder: string,
  script: string,
  { env, scratch }: TestPlace,
  shard?: Shard,
): Promise<Counts> {
  const report = path.join(scratch, `${folder}-${script.replace(':', '-')}-${Date.now()}.json`);
  const args = ['run', '--silent', script, '--', '--json', `--outputFile=${report}`, ...shardArgs(shard)];
  const code = await runShown('npm', args, { cwd: inRoot(folder), env });
  return countWithExitCode(readCounts(report, jestCounts), code);
}

/** Runs the tests of scripts/ with Node's test runner. */
export async function runScriptTests({ env, scratch }: TestPlace): Promise<Counts> {
  const report = path.join(scratch, 'scripts.tap');
  const reporters = ['spec', 'tap'].map((name) => `--test-reporter=${name}`);
  const outputs = ['stdout', report].map((name) => `--test-reporter-destination=${name}`);
  const concurrency = `--test-concurrency=${availableParallelism() + 1}`;
  const args = [
    '--import',
    'tsx',
    '--test',
    concurrency,
    ...reporters,
    ...outputs,
    ...testFiles(inRoot('scripts')),
  ];
  const code = await runShown(process.execPath, args, { cwd: inRoot(), env });
  return countWithExitCode(readCounts(report, tapCounts), code);
}

/** Reads a report, if it was written. */
export function readCounts(file: string, counts: (text: string) => Counts | undefined): Counts | undefined {
  return existsSync(file) ? counts(readFileSync(file, 'utf8')) : undefined;
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => path.join(folder, name));
}
