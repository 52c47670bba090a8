import type { Core } from '@strapi/strapi';
import { blockMarkdown } from './cli/content-files/format/block-markdown';
import { createFirstAdmin } from './bootstrap/admin-account/first-admin';
import { installForms } from './bootstrap/admin-forms/install';
import { indexAtStart } from './domain/articles/search-index/indexing/index-at-start';
import { processBacklogInBackground } from './domain/articles/search-index/indexing/backlog';
import { recordAudit } from './domain/audit/record-audit';
import { mountAuditRoutes } from './domain/audit/audit-routes';
import { enforceArticleRules } from './domain/articles/writing/writing-rules';
import { waitForBackgroundJobs } from './platform/jobs/background';
import { enforceBannerAddresses } from './domain/banners/address-rules';
import { mountBenchRoutes } from './bootstrap/bench-routes';
import { enforceCategoryRules } from './domain/categories/category-rules';
import { listNewestFirst } from './domain/comments/list-order';
import { mountArticleChecks } from './domain/articles/writing/checks-routes';
import { enforceReportCounts } from './domain/comments/reports-rule';
import { scheduleEditorMail } from './domain/contact/send-editor-mail';
import { installDatabaseRules } from './bootstrap/database-rules/install';
import { migrateAfterSync, migrateBeforeSync } from './bootstrap/migrations';
import { warnOfReservedAddresses } from './domain/categories/warn-about-reserved-addresses';
import { mountFileUsage } from './domain/media-library/usage-routes';
import { meetDocumentsInBackground } from './domain/history/meet-documents';
import { protectInverseRelations } from './domain/history/protect-inverse-relations';
import { mountHistory } from './domain/history/history-routes';
import { recordVersions } from './domain/history/record-versions';
import { mountDeleted } from './domain/deleted/deleted-routes';
import { recordDeletions } from './domain/deleted/record-deletions';
import { mountPreviews } from './domain/preview/preview-routes';
import { createOnce } from './domain/form-creations/create-once';
import { mountFormChecks } from './domain/form-checks/form-check-routes';
import { tidyWrites } from './domain/tidy-values/tidy-writes';
import { mountPresence } from './domain/presence/presence-routes';
import { endJobsByHand } from './domain/schedule/follow-writes';
import { mountSchedule } from './domain/schedule/schedule-routes';
import { startSchedule } from './domain/schedule/worker';
import { hideMemberFields } from './domain/members/hide-member-fields';
import { scheduleCleanup } from './bootstrap/scheduled-cleanup';
import { registerGraphqlApi } from './graphql/register';
import { logUnhandledRejections } from './bootstrap/unhandled-rejections';
import { enforceAccountSpelling } from './domain/members/spelling-rules';
import { protectMemberContent } from './domain/moderation/immutable-fields';
import { enforceOldAddressRules } from './domain/articles/writing/old-address-rules';
import { acceptColumnRelations } from './platform/strapi/column-relations';
import { installRoles } from './bootstrap/roles/install';
import { startReadThread } from './platform/threads/read-thread';
import { setBeforeRead } from './platform/content-version/before-read';
import { catchUp } from './domain/articles/search-index/indexing/catch-up';
import { readBesideWrites } from './platform/strapi/patches/read-beside-writes';
import { discardUnreadBodies } from './platform/http/unread-bodies';
import { acquireLock } from './platform/database/locks/start-lock';
import { serialiseContentWrites } from './bootstrap/serialise-content-writes';
import { reportUniqueConflicts } from './bootstrap/unique-conflicts';
import { sendAsAutomatic } from './platform/strapi/patches/automatic-mail';
import { hideAdminExistence } from './platform/strapi/patches/admin-credentials';
import { runBulkActionsSequentially } from './platform/strapi/patches/bulk-actions';
import { hashInThreads } from './platform/strapi/patches/bcrypt-in-threads';
import { replaceClonedValues } from './platform/strapi/patches/clone-values';
import { createJwtKeyOnce } from './platform/strapi/patches/jwt-key';
import { linkInLinearTime } from './platform/strapi/patches/linear-links';
import { writeManyBlocks } from './platform/strapi/patches/many-blocks/many-blocks';
import { respondForPaidFeatures } from './platform/strapi/patches/paid-features';
import { takeTurnsInPipes } from './platform/strapi/patches/pipes-in-turns';
import { saveProseDrafts } from './platform/strapi/patches/prose-drafts';
import { hideUnreadableRelations } from './platform/strapi/patches/limited-relations';
import { searchReadableFields } from './platform/strapi/patches/limited-search';
import { refuseForbiddenPickers } from './platform/strapi/patches/relation-pickers';
import { restrictOpenRoutes } from './platform/strapi/patches/route-rights';
import { protectSuperAdmins } from './platform/strapi/patches/account-rights';
import { tidyAccountNames } from './platform/strapi/patches/account-names';
import { requireReadingSources } from './platform/strapi/patches/source-rights';
import { ignoreSentIds } from './platform/strapi/patches/document-ids';
import { checkEntryInput } from './platform/strapi/patches/entry-input';
import { checkAccountIds } from './platform/strapi/patches/account-ids';
import { suggestOwnAddresses } from './domain/articles/writing/suggested-addresses';
import { reportFailedCommits } from './platform/strapi/patches/failed-commits';
import { letSchemaSyncPassTriggers } from './platform/strapi/patches/schema-sync';
import { traverseInTurns } from './platform/strapi/patches/traverse-in-turns';
import { validateInParts } from './platform/strapi/patches/validate-in-parts';
import { announceSetup } from './platform/strapi/setup-code';
import { settings } from './platform/settings/settings';
import { enforceSubscriberAddresses } from './domain/newsletter/address-rules';
import { disablePluginRoutes } from './bootstrap/disable-plugin-routes';
import { handleClientErrors } from './bootstrap/client-errors';

/** Stops what was started and undoes the changes to Strapi's modules, in reverse order. */
const undo: (() => void | Promise<void>)[] = [];
let releaseStart: (() => Promise<void>) | undefined;

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    releaseStart = await acquireLock('start', () =>
      strapi.log.info('Another process is preparing the database: waiting for it.'),
    );
    reportFailedCommits(strapi.db.connection);
    migrateBeforeSync(strapi);
    letSchemaSyncPassTriggers(strapi);
    undo.push(logUnhandledRejections(strapi), hashInThreads(strapi), hideAdminExistence(strapi));
    undo.push(saveProseDrafts(), validateInParts(), takeTurnsInPipes(), traverseInTurns());
    undo.push(linkInLinearTime(strapi), writeManyBlocks(strapi), replaceClonedValues());
    undo.push(startReadThread(strapi));
    setBeforeRead(strapi, catchUp);
    createJwtKeyOnce(strapi);
    undo.push(() => waitForBackgroundJobs(strapi));
    handleClientErrors(strapi.server.httpServer);
    discardUnreadBodies(strapi.server.httpServer);
    disablePluginRoutes(strapi);
    respondForPaidFeatures(strapi);
    suggestOwnAddresses(strapi);
    refuseForbiddenPickers(strapi);
    restrictOpenRoutes(strapi);
    requireReadingSources(strapi);
    protectSuperAdmins(strapi);
    tidyAccountNames(strapi);
    hideUnreadableRelations(strapi);
    searchReadableFields(strapi);
    ignoreSentIds(strapi);
    checkEntryInput(strapi);
    checkAccountIds(strapi);
    runBulkActionsSequentially(strapi);
    registerGraphqlApi(strapi);
    // Outermost: they wrap all writes.
    reportUniqueConflicts(strapi);
    serialiseContentWrites(strapi);
    createOnce(strapi);
    // Before anything reads what is written.
    tidyWrites(strapi);
    recordAudit(strapi);
    recordVersions(strapi);
    recordDeletions(strapi);
    endJobsByHand(strapi);
    enforceArticleRules(strapi);
    enforceCategoryRules(strapi);
    enforceBannerAddresses(strapi);
    // Runs before relations are read from the request.
    protectMemberContent(strapi);
    protectInverseRelations(strapi);
    acceptColumnRelations(strapi);
    enforceOldAddressRules(strapi);
    enforceSubscriberAddresses(strapi);
    enforceAccountSpelling(strapi);
    hideMemberFields(strapi);
    mountArticleChecks(strapi);
    mountFormChecks(strapi);
    mountHistory(strapi, blockMarkdown);
    mountDeleted(strapi);
    mountFileUsage(strapi);
    await mountAuditRoutes(strapi);
    mountPreviews(strapi);
    mountPresence(strapi);
    mountSchedule(strapi);
    listNewestFirst(strapi);
    enforceReportCounts(strapi);
    if (settings().benchRoutes) mountBenchRoutes(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    sendAsAutomatic(strapi);
    await migrateAfterSync(strapi);
    await installDatabaseRules(strapi);
    undo.push(readBesideWrites(strapi));
    await indexAtStart(strapi);
    await installRoles(strapi);
    await installForms(strapi);
    await createFirstAdmin(strapi, settings().firstAdmin);
    await warnOfReservedAddresses(strapi);
    announceSetup(strapi);
    await releaseStart?.();
    undo.push(scheduleEditorMail(strapi), scheduleCleanup(strapi), processBacklogInBackground(strapi));
    undo.push(meetDocumentsInBackground(strapi), startSchedule(strapi));
  },

  async destroy() {
    for (const end of undo.splice(0).toReversed()) await end();
  },
};
