import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findEarlyPortProblem } from './ports.mjs';
import { InstallFailure, ensureInstalled, installAll, isInstalled, stopInstalls } from './packages.mjs';

const scripts = path.resolve(import.meta.dirname, '..');

/**
 * Installs what is missing and runs one command of scripts/ in this process, with its arguments in `process.argv`.
 * @param {string | undefined} command file name in scripts/ without its ending
 * @param {string[]} args
 */
export async function runCommand(command, args) {
  const file = path.join(scripts, `${command}.ts`);
  if (!command || !existsSync(file)) {
    const known = readdirSync(scripts).filter((name) => name.endsWith('.ts'));
    console.error(
      `There is no command "${command ?? ''}". There are: ${known.map((name) => name.slice(0, -3)).join(', ')}.`,
    );
    process.exitCode = 1;
    return;
  }
  const problem =
    SERVERS.has(command) && !requestsHelp(args)
      ? await findEarlyPortProblem(process.env, path.resolve(scripts, '../.env'))
      : undefined;
  if (problem !== undefined) {
    console.error(`\n✗ ${problem}`);
    process.exitCode = 1;
    return;
  }
  try {
    await (command === 'start' ? installForStart(args) : installAll());
  } catch (error) {
    if (!(error instanceof InstallFailure)) throw error;
    console.error(`\n✗ ${error.message}`);
    process.exitCode = 1;
    stopInstalls();
    return;
  }
  process.argv = [process.execPath, file, ...args];
  const loader = 'tsx';
  await import(loader);
  await import(file);
}

/** Commands that listen on the configured ports. */
const SERVERS = new Set(['start', 'dev']);

/** @param {string[]} args */
const requestsHelp = ([first]) => first === '--help' || first === '-h';

/**
 * `npm start` builds the packages that are installed while the others are still being installed (scripts/start.ts waits
 * for them).
 * @param {string[]} args
 */
async function installForStart(args) {
  if (args.length > 0 || isInstalled()) return installAll();
  console.log(
    '▸ Installing and building, 3 to 7 minutes in all: the site responds after 2 to 6, the editors’ screens (/admin) ' +
      'follow about a minute later. An interrupted start continues after its last finished step.',
  );
  void installAll().catch(() => undefined);
  await ensureInstalled('tools');
}
