import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import path from 'node:path';
import { createStrapi, type Core } from '@strapi/strapi';
import { databaseIdle } from '../src/database/idle';
import { scratch, type Scratch } from './scratch';

/** A booted CMS with a database and a data folder of its own, listening on no port: ask it with `request(cms.server)`. */
export interface Cms {
  strapi: Core.Strapi;
  server: Server;
  dataDir: string;
  /** Also takes its database and its data folder away. */
  stop(): Promise<void>;
}

const APP_DIR = path.resolve(__dirname, '..');

/**
 * Boots the compiled CMS (`npm run build:server` first) on a database of its own, with its tables.
 * @param appDir where it finds what is not compiled; this package, unless said otherwise
 */
export async function bootCms(env?: Record<string, string>, appDir?: string): Promise<Cms> {
  const own = await scratch(process.env.TEST_TEMPLATE);
  const strapi = await loadCms(own, env, appDir);
  strapi.server.mount();
  return {
    strapi,
    server: strapi.server.httpServer,
    dataDir: own.dataDir,
    async stop() {
      await unloadCms(strapi);
      await own.drop();
    },
  };
}

/** Strapi on a scratch database, ready for all but requests. */
export async function loadCms(own: Scratch, env: Record<string, string> = {}, appDir = APP_DIR) {
  Object.assign(
    process.env,
    secrets(),
    { NODE_ENV: 'test', STRAPI_TELEMETRY_DISABLED: 'true' },
    own.env,
    env,
  );
  const strapi = createStrapi({
    appDir,
    distDir: path.join(APP_DIR, 'dist'),
    autoReload: false,
    serveAdminPanel: false,
  });
  strapi.log.level = 'error';
  return strapi.load();
}

/** Also waits for what Strapi still does with the database. */
export async function unloadCms(strapi: Core.Strapi) {
  await databaseIdle(strapi);
  await strapi.destroy();
}

function secrets(): Record<string, string> {
  const names = [
    'APP_KEYS',
    'API_TOKEN_SALT',
    'ADMIN_JWT_SECRET',
    'TRANSFER_TOKEN_SALT',
    'JWT_SECRET',
    'ENCRYPTION_KEY',
  ];
  return Object.fromEntries(names.map((name) => [name, randomBytes(24).toString('hex')]));
}
