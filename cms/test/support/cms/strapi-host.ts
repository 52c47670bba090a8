import path from 'node:path';
import { createStrapi, type Core } from '@strapi/strapi';
import { addListeners, intersectListeners, getListeners, type Listeners } from './process-listeners';

const APP_DIR = path.resolve(__dirname, '../../..');
const COMPILED = path.join(APP_DIR, 'dist') + path.sep;

/** Patches of Strapi that change how it works but not its results, each with its module. */
const PATCHES = {
  linkInLinearTime: 'src/platform/strapi/patches/linear-links',
  readBesideWrites: 'src/platform/strapi/patches/read-beside-writes',
  takeTurnsInPipes: 'src/platform/strapi/patches/pipes-in-turns',
  traverseInTurns: 'src/platform/strapi/patches/traverse-in-turns',
  validateInParts: 'src/platform/strapi/patches/validate-in-parts',
  writeManyBlocks: 'src/platform/strapi/patches/many-blocks/many-blocks',
};
export type Patch = keyof typeof PATCHES;

export const ALL_PATCHES = Object.keys(PATCHES) as Patch[];

/** Replaces a patch: changes nothing, and there is nothing to undo. */
const doNothing = () => () => undefined;

export interface BootOptions {
  /** The folder of everything that is not compiled; by default this package. */
  appDir?: string;
  /** Patches that this CMS does not apply. */
  leaveOut?: readonly Patch[];
}

/** The environment of this process before the first CMS was booted; one CMS's variables must not reach the next. */
let before: NodeJS.ProcessEnv | undefined;

function restoreEnvironment(): void {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, before);
  before = undefined;
}

/** The process's listeners before each CMS was booted: those of Jest, its worker and the test file. */
const listenersBefore = new WeakMap<Core.Strapi, Listeners>();

/**
 * Boots the compiled CMS outside Jest's module registry. Node loads Strapi's packages once for all test files of a
 * worker (otherwise 3 s per file). The CMS itself is reloaded for each boot, so that no state remains.
 * @param env environment variables, besides those with which this process was started
 */
export async function startStrapi(
  env: Record<string, string>,
  { appDir = APP_DIR, leaveOut = [] }: BootOptions = {},
): Promise<Core.Strapi> {
  before ??= { ...process.env };
  Object.assign(process.env, env);
  for (const file of Object.keys(require.cache)) {
    if (file.startsWith(COMPILED)) delete require.cache[file];
  }
  for (const name of leaveOut)
    Object.assign(require(path.join(COMPILED, PATCHES[name])), { [name]: doNothing });
  const listeners = getListeners(process);
  const strapi = createStrapi({ appDir, distDir: COMPILED, autoReload: false, serveAdminPanel: false });
  strapi.log.level = 'error';
  listenersBefore.set(strapi, listeners);
  return strapi.load();
}

/**
 * Strapi removes every listener of the process when it stops, including Jest's connection to its worker. This restores
 * them, except those that Jest has removed for the duration of a test file and restores itself.
 */
export async function stopStrapi(strapi: Core.Strapi): Promise<void> {
  const remaining = intersectListeners(getListeners(process), listenersBefore.get(strapi) ?? new Map());
  await strapi.destroy();
  restoreEnvironment();
  addListeners(process, remaining);
}

/** Modules that tests call inside the CMS, because deep comparisons need objects of the same realm. */
interface CompiledModules {
  'src/cli/content-files/articles/export': typeof import('../../../src/cli/content-files/articles/export');
  'src/cli/content-files/articles/import': typeof import('../../../src/cli/content-files/articles/import');
  'src/domain/schedule/failure-mails/send-failure-mails': typeof import('../../../src/domain/schedule/failure-mails/send-failure-mails');
  'src/domain/schedule/run-due-jobs': typeof import('../../../src/domain/schedule/run-due-jobs');
  'src/platform/uploads/unchanged': typeof import('../../../src/platform/uploads/unchanged');
  'src/platform/threads/read-thread': typeof import('../../../src/platform/threads/read-thread');
  '../node_modules/bcryptjs': typeof import('bcryptjs');
}

/** A compiled module of the CMS that was booted last. */
export function requireCompiled<Name extends keyof CompiledModules>(name: Name): CompiledModules[Name] {
  return require(path.join(COMPILED, name));
}
