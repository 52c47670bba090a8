import type { Core } from '@strapi/strapi';
import {
  createSavedViews,
  SAVED_VIEWS_TRIGGERS,
} from '../../domain/article-list/saved-views/saved-views-table';
import { createArticleActivity } from '../../domain/engagement/table';
import { articleActivityTriggers } from '../../domain/engagement/triggers';
import { indexFingerprint } from '../../domain/articles/search-index/indexing/index-fingerprint';
import {
  ARTICLE_INDEX_TRIGGERS,
  createArticleIndex,
} from '../../domain/articles/search-index/indexing/schema';
import { createHeldWords } from '../../domain/comments/held/words-table';
import { createHiddenWithBan } from '../../domain/comments/hidden-with-ban/table';
import { createContactAnswers } from '../../domain/contact/answers/answers-table';
import { createMemberBans } from '../../domain/members/bans-table';
import { createCommentReports } from '../../domain/comments/reports-table';
import { auditTriggers, createAuditLog } from '../../domain/audit/audit-table';
import { commentTriggers } from '../../domain/comments/triggers';
import { readColumns } from '../../domain/deleted/keep-rows';
import { createDeletedTables } from '../../domain/deleted/tables';
import { createDraftIndex } from '../../domain/draft-index/tables';
import { DRAFT_INDEX_TRIGGERS } from '../../domain/draft-index/triggers';
import { createPreviewTables } from '../../domain/preview/previews-tables';
import { createVersionTables, VERSION_TRIGGERS } from '../../domain/history/versions/versions-table';
import { contentVersionTriggers, createContentVersion } from '../../platform/content-version/content-version';
import { createRevokedTokens } from '../../domain/members/tokens/revoked-tokens';
import { nameAccounts } from '../../domain/members/names/name-accounts';
import { createFormCreations } from '../../domain/form-creations/creations-table';
import { createPresence } from '../../domain/presence/presence-table';
import { createBackupRuns } from '../../domain/backups/runs-table';
import { createScheduledJobs } from '../../domain/schedule/jobs-table';
import { createPasswordResets } from '../../domain/members/password-reset/resets-table';
import { createFileDigests, DIGEST_TRIGGERS } from '../../platform/uploads/digests/digests-table';
import { createThrottleCounts } from '../../platform/rate-limit/counts-table';
import { widenColumns } from './column-lengths';
import { indexComponents } from './component-indexes';
import { lockUntilCommit } from '../../platform/database/locks/advisory-locks';
import { getDialect } from '../../platform/database/dialect';
import { integrityTriggers, INDEXES } from './integrity';
import { createTrigger } from '../../platform/database/trigger';

/**
 * Creates the tables, indexes and triggers that schema files cannot express. It is idempotent and runs at every start,
 * on both databases. One-off changes of stored data are migrations (`cms/database/migrations`).
 */
export async function installDatabaseRules(strapi: Core.Strapi): Promise<void> {
  const dialect = getDialect(strapi);
  const knex = strapi.db.connection;
  const triggers = [
    ...contentVersionTriggers(dialect),
    ...integrityTriggers(dialect, await readColumns(knex)),
    ...ARTICLE_INDEX_TRIGGERS,
    ...articleActivityTriggers(dialect),
    ...commentTriggers(dialect),
    ...auditTriggers(dialect),
    ...VERSION_TRIGGERS,
    ...DRAFT_INDEX_TRIGGERS,
    ...SAVED_VIEWS_TRIGGERS,
    ...DIGEST_TRIGGERS,
  ];
  const unnamed = await knex.transaction(async (trx) => {
    // Several processes may start at the same time. If two create the same function, PostgreSQL fails one of them.
    await lockUntilCommit(trx, dialect, 'databaseRules');
    await createContentVersion(trx);
    const left = await nameAccounts(trx);
    for (const statement of INDEXES) await trx.raw(statement);
    if (dialect === 'sqlite') await indexComponents(trx);
    else await widenColumns(strapi, trx);
    await createThrottleCounts(trx, dialect);
    await createPasswordResets(trx);
    await createRevokedTokens(trx);
    await createArticleActivity(trx, dialect);
    await createCommentReports(trx);
    await createHeldWords(trx);
    await createMemberBans(trx);
    await createHiddenWithBan(trx);
    await createContactAnswers(trx, dialect);
    await createVersionTables(trx, dialect);
    await createDeletedTables(trx, dialect);
    await createAuditLog(trx, dialect);
    await createPreviewTables(trx);
    await createPresence(trx, dialect);
    await createFormCreations(trx);
    await createScheduledJobs(trx, dialect);
    await createBackupRuns(trx, dialect);
    await createSavedViews(trx, dialect);
    await createFileDigests(trx);
    await createArticleIndex(trx, dialect, indexFingerprint(strapi));
    await createDraftIndex(trx, dialect, indexFingerprint(strapi));
    for (const statement of triggers.flatMap((trigger) => createTrigger(trigger, dialect)))
      await trx.raw(statement);
    return left;
  });
  if (unnamed.length > 0)
    strapi.log.warn(
      `The name or the address of these accounts is another's too, and nobody can log in to them until it is changed in the admin: ${unnamed.join(', ')}.`,
    );
}
