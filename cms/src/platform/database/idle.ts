import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';

/** The part of knex's connection pool that is used here. */
interface Pool {
  numUsed(): number;
  numPendingAcquires(): number;
}

const LOOK_EVERY_MS = 25;
/** Strapi begins its next read a moment after the last: idle is idle several times in a row. */
const LOOKS = 8;
const AT_MOST_MS = 30_000;

/**
 * Resolves when nobody uses the database any more: Strapi answers a write before it has read the entry again for its
 * webhooks, and closing the pool under that read ends the process with "aborted".
 */
export async function databaseIdle(strapi: Core.Strapi): Promise<void> {
  const pool = getPool(strapi.db.connection);
  if (!pool) return;
  const end = Date.now() + AT_MOST_MS;
  for (let idle = 0; idle < LOOKS && Date.now() < end; await wait(LOOK_EVERY_MS)) {
    idle = pool.numUsed() === 0 && pool.numPendingAcquires() === 0 ? idle + 1 : 0;
  }
}

function getPool(knex: object): Pool | undefined {
  const client: unknown = Reflect.get(knex, 'client');
  const pool: unknown =
    typeof client === 'object' && client !== null ? Reflect.get(client, 'pool') : undefined;
  return isPool(pool) ? pool : undefined;
}

function isPool(pool: unknown): pool is Pool {
  return typeof pool === 'object' && pool !== null && 'numUsed' in pool && 'numPendingAcquires' in pool;
}
