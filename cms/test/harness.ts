import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import type { Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { createStrapi, type Core } from '@strapi/strapi';
import { Client } from 'pg';
import { databaseIdle } from '../src/database/idle';

/** A booted CMS with a database and a data folder of its own, listening on no port: ask it with `request(cms.server)`. */
export interface Cms {
  strapi: Core.Strapi;
  server: Server;
  dataDir: string;
  stop(): Promise<void>;
}

const APP_DIR = path.resolve(__dirname, '..');

/**
 * Boots the compiled CMS (`npm run build:server` first) on SQLite, or on PostgreSQL where `TEST_DATABASE_URL` names a
 * server on which databases may be made.
 * @param appDir where it finds what is not compiled; this package, unless said otherwise
 */
export async function bootCms(env: Record<string, string> = {}, appDir = APP_DIR): Promise<Cms> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wellfolio-test-'));
  const database = await scratchDatabase();
  Object.assign(
    process.env,
    secrets(),
    { NODE_ENV: 'test', STRAPI_TELEMETRY_DISABLED: 'true', DATA_DIR: dataDir },
    env,
  );
  if (database) process.env.DATABASE_URL = database.url;
  const strapi = createStrapi({
    appDir,
    distDir: path.join(APP_DIR, 'dist'),
    autoReload: false,
    serveAdminPanel: false,
  });
  strapi.log.level = 'error';
  await strapi.load();
  strapi.server.mount();
  return {
    strapi,
    server: strapi.server.httpServer,
    dataDir,
    async stop() {
      await databaseIdle(strapi);
      await strapi.destroy();
      await database?.drop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A database of its own on the server of `TEST_DATABASE_URL`; undefined where the tests are on SQLite. */
export async function scratchDatabase() {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return undefined;
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new Client({ connectionString: server });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.end();
    },
  };
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
