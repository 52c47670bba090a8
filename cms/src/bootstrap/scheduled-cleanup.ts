import type { Core } from '@strapi/strapi';
import { pruneEntries } from '../domain/audit/audit-log';
import { clearRevoked } from '../domain/members/tokens/revoked-tokens';
import { clearDeleted } from '../domain/deleted/clear-deleted';
import { createPruning } from '../domain/history/versions/prune';
import { clearOutbox, outboxFolder } from '../platform/mail/outbox';
import { getDialect } from '../platform/database/dialect';
import { eraseDeletedRows } from '../platform/database/erase-deleted';
import { settings } from '../platform/settings/settings';
import { clearEnded } from '../domain/members/password-reset/resets-table';
import { clearPreviews } from '../domain/preview/previews-tables';
import { forgetUnconfirmed } from '../domain/newsletter/forget-unconfirmed';
import { clearCreations } from '../domain/form-creations/creations-table';
import { clearPresence } from '../domain/presence/presence';
import { clearJobs, findPinnedEditions } from '../domain/schedule/jobs';
import { clearExpired } from '../platform/rate-limit/counts-table';

const CLEARED_EVERY_MS = 60_000;
const OUTBOX_CLEARED_EVERY_MS = 3600_000;
const DAY_MS = 24 * 3600_000;

/**
 * Deletes expired rows from the database every minute: they are useless, and the privacy policy says that they are not
 * kept. Deletes old mails from the outbox every hour.
 * @returns a function that stops it
 */
export function scheduleCleanup(strapi: Core.Strapi): () => void {
  const pruneVersions = createPruning(getDialect(strapi), settings().history, findPinnedEditions);
  const clearing = setInterval(() => {
    // The next run, in a minute, will retry; database failures are reported elsewhere.
    void clearRows(strapi)
      .then(() => pruneVersions(strapi.db.connection))
      .catch(() => undefined);
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
  for (const clear of [clearExpired, clearEnded, clearRevoked, clearPreviews, forgetUnconfirmed])
    await clear(strapi.db.connection);
  await clearDeleted(strapi.db.connection, getDialect(strapi));
  await clearJobs(strapi.db.connection);
  await clearPresence(strapi.db.connection, getDialect(strapi));
  await clearCreations(strapi.db.connection, getDialect(strapi));
  const auditedSince = Date.now() - settings().auditDays * DAY_MS;
  await pruneEntries(strapi.db.connection, getDialect(strapi), auditedSince);
  await eraseDeletedRows(strapi);
}
