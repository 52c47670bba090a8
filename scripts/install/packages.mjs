import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { killWithParentEnv } from './kill-with-parent.mjs';
import { matchesLockfile, lockStamp } from './lockfile/lockfile.mjs';
import { adviceFor, missingCompilerParts } from './install-advice.mjs';
import { withNodeHeaders } from './node-headers.mjs';
import { withoutCleanupHook } from './object-wrap.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** @typedef {'tools' | 'cms' | 'web'} PackageName */

/**
 * The three packages (not workspaces) and how long the first install takes.
 * @type {Record<PackageName, { folder: string, title: string, takes: string }>}
 */
const packages = {
  tools: { folder: '.', title: 'the tools', takes: 'under a minute' },
  cms: {
    folder: 'cms',
    title: 'the CMS',
    takes: '1 to 5 minutes; longest if better-sqlite3 must be compiled',
  },
  web: { folder: 'web', title: 'the site', takes: 'under a minute' },
};

export class InstallFailure extends Error {}

/** @type {Map<PackageName, Promise<void>>} */
const installs = new Map();

/**
 * Installs a package from its lockfile, unless its node_modules already matches. All installs may run at the same time;
 * a second call for the same package waits for the first. Rejects with an InstallFailure.
 * @param {PackageName} name
 * @returns {Promise<void>}
 */
export function ensureInstalled(name) {
  let installing = installs.get(name);
  if (!installing) {
    installing = installMissing(packages[name]);
    // The failure is reported where the package is needed, which may be later.
    installing.catch(() => undefined);
    installs.set(name, installing);
  }
  return installing;
}

/** Installs all three at the same time. Rejects with the first InstallFailure. */
export async function installAll() {
  await Promise.all(packageNames.map(ensureInstalled));
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Kills the running installations, including the compilers that they started. */
export function stopInstalls() {
  for (const { pid } of running) {
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    } catch {
      // It has just ended.
    }
  }
}

/** @type {PackageName[]} */
const packageNames = ['cms', 'tools', 'web'];

/** True if every package is installed. Starts no process to find out. */
export function isInstalled() {
  return packageNames.every((name) => {
    const home = path.join(root, packages[name].folder);
    return readIfThere(stampFile(home)) === lockStamp(readLockfile(home));
  });
}

/** @param {{ folder: string, title: string, takes: string }} wanted */
async function installMissing({ folder, title, takes }) {
  const home = path.join(root, folder);
  const lockText = readLockfile(home);
  const stamp = lockStamp(lockText);
  if (readIfThere(stampFile(home)) === stamp) return;
  if (!installedAlready(home, lockText)) await install(home, title, takes);
  writeFileSync(stampFile(home), stamp);
}

/** @param {string} home */
const readLockfile = (home) => readFileSync(path.join(home, 'package-lock.json'), 'utf8');
/** @param {string} home */
const stampFile = (home) => path.join(home, 'node_modules', '.wellfolio-installed');
/**
 * A marker that exists while npm runs. A killed installation leaves half-written packages, which npm takes for
 * complete.
 * @param {string} home
 */
const unfinishedFile = (home) => path.join(home, 'node_modules', '.wellfolio-installing');

/**
 * True if a developer's own `npm install` installed exactly what the lockfile lists.
 * @param {string} home
 * @param {string} lockText
 */
function installedAlready(home, lockText) {
  if (existsSync(unfinishedFile(home))) return false;
  const hidden = readIfThere(path.join(home, 'node_modules', '.package-lock.json'));
  return hidden !== undefined && matchesLockfile(lockText, hidden) && sqliteProblem(home) === undefined;
}

/**
 * @param {string} home
 * @param {string} title
 * @param {string} takes
 */
async function install(home, title, takes) {
  const began = Date.now();
  if (existsSync(unfinishedFile(home))) {
    console.log(
      `▸ Installing the packages of ${title} again: the last installation was interrupted (${takes})`,
    );
    // An npm that is being killed may still be writing.
    rmSync(path.join(home, 'node_modules'), {
      recursive: true,
      force: true,
      maxRetries: 10,
      retryDelay: 500,
    });
  } else {
    console.log(`▸ Installing the packages of ${title} (${takes})`);
  }
  mkdirSync(path.join(home, 'node_modules'), { recursive: true });
  writeFileSync(unfinishedFile(home), '');
  const { status, output } = await npmInstall(home);
  // npm rolls back when it fails, but not when it is killed.
  if (status !== null) rmSync(unfinishedFile(home), { force: true });
  const problem = status === 0 ? sqliteProblem(home) : output;
  if (problem !== undefined) {
    const tail = problem.trimEnd().split('\n').slice(-15).join('\n');
    const where = path.relative(root, home) || 'the root folder';
    throw new InstallFailure(
      `Installing the packages of ${title} (npm install in ${where}) failed:\n\n${tail}\n\n${adviceFor(problem, { missing: missingCompilerParts(), folder: home })}`,
    );
  }
  console.log(`  The packages of ${title} are installed, after ${Math.round((Date.now() - began) / 1000)} s`);
}

/**
 * @param {string} home
 * @returns {Promise<{ status: number | null, output: string }>}
 */
function npmInstall(home) {
  // --no-save leaves the lockfile unchanged (decision 010 explains why not `npm ci`). Dev dependencies build the
  // product, so they are needed with NODE_ENV=production too.
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const child = spawn('npm', args, {
    cwd: home,
    env: killWithParentEnv(withoutCleanupHook(withNodeHeaders(withoutNpmRun(process.env)))),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  running.add(child);
  child.on('close', () => running.delete(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ status: null, output: error.message }));
    child.on('close', (status) => resolve({ status, output }));
  });
}

/**
 * The environment without the variables that `npm run` adds. They name the outer package and pass on the root's .npmrc,
 * where ignore-scripts (decision 032) would leave the CMS without its compiled database driver.
 * @param {NodeJS.ProcessEnv} environment
 */
export function withoutNpmRun(environment) {
  const outer = /^npm_(package|lifecycle)_|^npm_config_((local_)?prefix|ignore_scripts)$|^npm_command$/;
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !outer.test(name)));
}

/** Collecting statements aborts the process where better-sqlite3 was compiled with faulty headers (`object-wrap.h`). */
const SQLITE_PROBE = `
  const database = new (require('better-sqlite3'))(':memory:');
  const prepareMany = () => { for (let n = 0; n < 20000; n += 1) database.prepare('SELECT ' + n).get(); };
  prepareMany();
  gc();
  setTimeout(prepareMany, 20);`;

/**
 * Why better-sqlite3's native part cannot be loaded here; undefined if it can, or if it is not used.
 * @param {string} home
 */
function sqliteProblem(home) {
  if (!existsSync(path.join(home, 'node_modules', 'better-sqlite3'))) return undefined;
  const args = ['--expose-gc', '-e', SQLITE_PROBE];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: home, encoding: 'utf8' });
  return status === 0 ? undefined : stderr || 'better-sqlite3 cannot be loaded.';
}

/** @param {string} file */
function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
