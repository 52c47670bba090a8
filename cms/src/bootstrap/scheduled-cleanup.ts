import type { Core } from '@strapi/strapi';
import { clearRevoked } from '../domain/members/revoked-tokens';
import { clearOutbox, outboxFolder } from '../platform/mail/outbox';
import { eraseDeleted } from '../platform/database/erase-deleted';
import { settings } from '../platform/settings/settings';
import { clearEnded } from '../domain/members/password-reset/resets-table';
import { forgetUnconfirmed } from '../domain/newsletter/forget-unconfirmed';
import { clearExpired } from '../platform/rate-limit/counts-table';

const CLEARED_EVERY_MS = 60_000;
const OUTBOX_CLEARED_EVERY_MS = 3600_000;

/**
 * Takes out of the database, each minute, what is over: it is of no use, and readers are told that it is not kept. Each
 * hour, old mails out of the outbox.
 * @returns what ends it
 */
export function scheduleCleanup(strapi: Core.Strapi): () => void {
  const clearing = setInterval(() => {
    // What is not cleared now is cleared in a minute; a database that does not answer is told of elsewhere.
    void clearRows(strapi).catch(() => undefined);
  }, CLEARED_EVERY_MS);
  const clearingOutbox = setInterval(() => {
    clearOutbox(outboxFolder(settings().dataDir)).catch((error: unknown) => strapi.log.error(String(error)));
  }, OUTBOX_CLEARED_EVERY_MS);
  for (const timer of [clearing, clearingOutbox]) timer.unref();
  return () => {
    for (const timer of [clearing, clearingOutbox]) clearInterval(timer);
  };
}

async function clearRows(strapi: Core.Strapi): Promise<void> {
  for (const clear of [clearExpired, clearEnded, clearRevoked, forgetUnconfirmed])
    await clear(strapi.db.connection);
  await eraseDeleted(strapi);
}
