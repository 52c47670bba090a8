import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../../lib/process/failure.ts';
import { inRoot } from '../../lib/files/root.ts';
import { runShown } from '../../lib/process/run.ts';
import { scratchFolder } from '../../lib/process/scratch.ts';
import { enginePrograms, formatNotTested, parseEngineArgs, type EngineName } from './browser-engines.ts';
import { countWithExitCode, oneSkipped, total, type Counts } from '../counts.ts';
import { tapCounts } from '../reports.ts';
import { readCounts } from './test-runners.ts';
import { startTestedProduct } from '../../lib/tests/tested-product.ts';

/**
 * Runs the tests of e2e/engines with Node's test runner, one engine after the other. An engine that is not installed
 * counts as skipped.
 * @param args engines, and parts of file names
 */
export async function runEngineTests(args: readonly string[] = []): Promise<Counts> {
  const { engines, words } = parseEngineArgs(args);
  const files = testFiles(words);
  const counts: Counts[] = [];
  for (const engine of engines) counts.push(await runIn(engine, files));
  return total(counts);
}

async function runIn(engine: EngineName, files: string[]): Promise<Counts> {
  const programs = enginePrograms(engine);
  if (!programs) {
    console.log(formatNotTested(engine));
    return oneSkipped;
  }
  const report = path.join(scratchFolder('engines'), `${engine}.tap`);
  const reporters = ['spec', 'tap'].map((name) => `--test-reporter=${name}`);
  const outputs = ['stdout', report].map((name) => `--test-reporter-destination=${name}`);
  const product = await startTestedProduct();
  console.log(`  ▸ ${engine}`);
  const code = await runShown(
    process.execPath,
    ['--import', 'tsx', '--test', '--test-concurrency=1', ...reporters, ...outputs, ...files],
    { cwd: inRoot(), env: { ...process.env, ...product, ...programs, E2E_ENGINE: engine } },
  );
  return countWithExitCode(readCounts(report, tapCounts), code);
}

function testFiles(words: readonly string[]): string[] {
  const folder = inRoot('e2e/engines');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .filter((name) => words.length === 0 || words.some((word) => name.includes(word)))
    .toSorted();
  if (files.length === 0) throw new Failure(`No file of e2e/engines has ${words.join(' or ')} in its name.`);
  return files.map((name) => path.join(folder, name));
}
