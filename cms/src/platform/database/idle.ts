import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { getPool } from './pool';

const LOOK_EVERY_MS = 25;
/** Strapi starts its next read shortly after the last one, so the pool must be idle several times in a row. */
const LOOKS = 8;
const AT_MOST_MS = 30_000;

/**
 * Resolves when the database is no longer in use. Strapi responds to a write before it has read the entry again for its
 * webhooks, and closing the pool during that read crashes the process with "aborted".
 */
export async function waitForIdleDatabase(strapi: Core.Strapi): Promise<void> {
  const pool = getPool(strapi.db.connection);
  if (!pool) return;
  const end = Date.now() + AT_MOST_MS;
  for (let idle = 0; idle < LOOKS && Date.now() < end; await wait(LOOK_EVERY_MS)) {
    idle = pool.numUsed() === 0 && pool.numPendingAcquires() === 0 ? idle + 1 : 0;
  }
}
