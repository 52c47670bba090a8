import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installedMatches, lockStamp } from './lockfile.mjs';
import { mendFor, missingCompilerParts } from './mend.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** The three packages (decision 1: not workspaces), with what a person should expect of the first install. */
const packages = [
  { folder: '.', name: 'the tools', takes: 'about a minute' },
  {
    folder: 'cms',
    name: 'the CMS',
    takes: '1 to 5 minutes, the longer where better-sqlite3 has to be compiled',
  },
  { folder: 'web', name: 'the site', takes: 'about a minute' },
];

export class InstallFailure extends Error {}

/** Installs what the lockfile says in each package whose node_modules holds something else. Throws an InstallFailure. */
export async function installMissing() {
  for (const { folder, name, takes } of packages) {
    const home = path.join(root, folder);
    const lockText = readFileSync(path.join(home, 'package-lock.json'), 'utf8');
    const stampFile = path.join(home, 'node_modules', '.wellfolio-installed');
    const stamp = lockStamp(lockText);
    if (readIfThere(stampFile) === stamp) continue;
    if (!installedAlready(home, lockText)) install(home, name, takes);
    writeFileSync(stampFile, stamp);
  }
}

/**
 * True when a developer's own `npm install` has brought exactly what the lockfile says.
 * @param {string} home
 * @param {string} lockText
 */
function installedAlready(home, lockText) {
  const hidden = readIfThere(path.join(home, 'node_modules', '.package-lock.json'));
  return hidden !== undefined && installedMatches(lockText, hidden) && sqliteProblem(home) === undefined;
}

/**
 * @param {string} home
 * @param {string} name
 * @param {string} takes
 */
function install(home, name, takes) {
  console.log(`▸ Installing the packages of ${name} (${takes})`);
  const began = Date.now();
  const { status, output } = npmInstall(home);
  const problem = status === 0 ? sqliteProblem(home) : output;
  if (problem !== undefined) {
    const tail = problem.trimEnd().split('\n').slice(-15).join('\n');
    const where = path.relative(root, home) || 'the root folder';
    throw new InstallFailure(
      `Installing the packages of ${name} (npm install in ${where}) failed:\n\n${tail}\n\n${mendFor(problem, missingCompilerParts())}`,
    );
  }
  console.log(`  done in ${Math.round((Date.now() - began) / 1000)} s`);
}

/** @param {string} home */
function npmInstall(home) {
  // --no-save leaves the lockfile as it is (decision 010 says why this is not `npm ci`). Dev dependencies build the
  // product, so they are needed with NODE_ENV=production too.
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stdout, stderr, error } = spawnSync('npm', args, {
    cwd: home,
    encoding: 'utf8',
    env: withoutNpmRun(process.env),
  });
  return { status, output: error ? error.message : `${stdout}${stderr}` };
}

/**
 * The environment without what `npm run` put there: it names the outer package, and hands the settings of the root's
 * .npmrc on, of which ignore-scripts (decision 032) would leave the CMS without its compiled database driver.
 * @param {NodeJS.ProcessEnv} environment
 */
export function withoutNpmRun(environment) {
  const outer = /^npm_(package|lifecycle)_|^npm_config_((local_)?prefix|ignore_scripts)$|^npm_command$/;
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !outer.test(name)));
}

/**
 * Why better-sqlite3's compiled part cannot be loaded here, or undefined when it can (or is not used).
 * @param {string} home
 */
function sqliteProblem(home) {
  if (!existsSync(path.join(home, 'node_modules', 'better-sqlite3'))) return undefined;
  const probe = "new (require('better-sqlite3'))(':memory:').close()";
  const { status, stderr } = spawnSync(process.execPath, ['-e', probe], { cwd: home, encoding: 'utf8' });
  return status === 0 ? undefined : stderr || 'better-sqlite3 cannot be loaded.';
}

/** @param {string} file */
function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
