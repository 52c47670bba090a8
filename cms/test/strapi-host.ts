import path from 'node:path';
import { createStrapi, type Core } from '@strapi/strapi';

const APP_DIR = path.resolve(__dirname, '..');
const COMPILED = path.join(APP_DIR, 'dist') + path.sep;

/** The environment of this process before a CMS was booted in it; what one is given must not reach the next. */
let before: NodeJS.ProcessEnv | undefined;

function restoreEnvironment(): void {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, before);
  before = undefined;
}

type Listener = (...values: unknown[]) => void;
const LISTENERS = process
  .eventNames()
  .map((event): [string | symbol, Listener[]] => [event, process.rawListeners(event) as Listener[]]);

/**
 * Boots the compiled CMS outside Jest's module registry: Node loads Strapi's packages once for all test files of a
 * worker (3 s a file otherwise), the CMS itself is loaded again for each boot, so that no state of one reaches the next.
 * @param env what it reads from the environment, besides what this process was started with
 * @param appDir where it finds what is not compiled; this package, unless said otherwise
 */
export async function startStrapi(env: Record<string, string>, appDir = APP_DIR): Promise<Core.Strapi> {
  before ??= { ...process.env };
  Object.assign(process.env, env);
  for (const file of Object.keys(require.cache)) {
    if (file.startsWith(COMPILED)) delete require.cache[file];
  }
  const strapi = createStrapi({ appDir, distDir: COMPILED, autoReload: false, serveAdminPanel: false });
  strapi.log.level = 'error';
  return strapi.load();
}

/** Strapi removes every listener of the process when it stops, Jest's connection to its worker included: those come back. */
export async function stopStrapi(strapi: Core.Strapi): Promise<void> {
  await strapi.destroy();
  restoreEnvironment();
  for (const [event, listeners] of LISTENERS) {
    for (const listener of listeners) process.on(event, listener);
  }
}

/** Modules that tests call in the CMS itself: what they compare deeply comes from the same sandbox. */
export interface CompiledModules {
  'src/content-files/articles/export': typeof import('../src/content-files/articles/export');
  'src/content-files/articles/import': typeof import('../src/content-files/articles/import');
  '../node_modules/bcryptjs': typeof import('bcryptjs');
}

/** A compiled module of the CMS that was booted last. */
export function requireCompiled<Name extends keyof CompiledModules>(name: Name): CompiledModules[Name] {
  return require(path.join(COMPILED, name));
}
