import type { Core } from '@strapi/strapi';
import { createFirstAdmin } from './bootstrap/admin-account/first-admin';
import { installForms } from './bootstrap/admin-forms/install';
import { indexBeforeReaders } from './domain/articles/search-index/indexing/index-at-start';
import { workOffBacklogMeanwhile } from './domain/articles/search-index/indexing/backlog';
import { keepWritingRules } from './domain/articles/writing/writing-rules';
import { backgroundDone } from './platform/jobs/background';
import { keepBannerAddresses } from './domain/banners/address-rules';
import { mountBenchRoutes } from './bootstrap/bench-routes';
import { keepCategoryAddresses } from './domain/categories/address-rules';
import { keepNamingRules } from './domain/categories/naming-rules';
import { listNewestFirst } from './domain/comments/list-order';
import { mountArticleChecks } from './domain/articles/writing/checks-routes';
import { refuseEmptyQuestions } from './domain/articles/writing/question-rules';
import { keepReportsCounted } from './domain/comments/reports-rule';
import { keepMessagesMailed } from './domain/contact/mail-messages';
import { installDatabaseRules } from './bootstrap/database-rules/install';
import { warnOfReservedAddresses } from './domain/categories/warn-of-reserved-addresses';
import { hideMemberFields } from './domain/members/hide-member-fields';
import { keepEndedRowsCleared } from './bootstrap/scheduled-cleanup';
import { registerReadingApi } from './graphql/register';
import { outliveLostPromises } from './bootstrap/unhandled-rejections';
import { keepAccountSpelling } from './domain/members/spelling-rules';
import { keepAsSent } from './domain/moderation/immutable-fields';
import { keepOldAddressRules } from './domain/articles/writing/old-address-rules';
import { acceptColumnRelations } from './platform/strapi/column-relations';
import { installRoles } from './bootstrap/roles/install';
import { startReadingThread } from './platform/threads/reading-thread';
import { setBeforeRead } from './platform/content-version/before-read';
import { catchUp } from './domain/articles/search-index/indexing/catch-up';
import { readBesideWrites } from './platform/database/read-beside-writes';
import { discardUnreadBodies } from './platform/http/unread-bodies';
import { acquireLock } from './platform/database/start-lock';
import { refuseSimultaneousDoubles } from './platform/database/unique-violations';
import { sendAsAutomatic } from './platform/strapi/patches/automatic-mail';
import { hideWhoIsAdmin } from './platform/strapi/patches/admin-credentials';
import { runBulkActionsInTurn } from './platform/strapi/patches/bulk-actions';
import { hashInThreads } from './platform/strapi/patches/bcrypt-in-threads';
import { makeJwtKeyOnce } from './platform/strapi/patches/jwt-key';
import { linkInLinearTime } from './platform/strapi/patches/linear-links';
import { writeManyBlocks } from './platform/strapi/patches/many-blocks/many-blocks';
import { answerForPaidFeatures } from './platform/strapi/patches/paid-features';
import { takeTurnsInPipes } from './platform/strapi/patches/pipes-in-turns';
import { saveProseDrafts } from './platform/strapi/patches/prose-drafts';
import { refuseForbiddenPickers } from './platform/strapi/patches/relation-pickers';
import { suggestOwnAddresses } from './domain/articles/writing/suggested-addresses';
import { reportFailedCommits } from './platform/strapi/patches/failed-commits';
import { letSchemaSyncPassTriggers } from './platform/strapi/patches/schema-sync';
import { traverseInTurns } from './platform/strapi/patches/traverse-in-turns';
import { validateInParts } from './platform/strapi/patches/validate-in-parts';
import { announceSetup } from './platform/strapi/setup-code';
import { settings } from './platform/settings/settings';
import { keepSubscriberAddresses } from './domain/newsletter/address-rules';
import { closePluginRoutes } from './bootstrap/disable-plugin-routes';
import { answerUnread } from './bootstrap/client-errors';

/** What ends what was begun, and takes back what was changed in Strapi's modules, the last first. */
const undo: (() => void | Promise<void>)[] = [];
let releaseStart: (() => Promise<void>) | undefined;

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    releaseStart = await acquireLock('start', () =>
      strapi.log.info('Another process is preparing the database: waiting for it.'),
    );
    reportFailedCommits(strapi.db.connection);
    letSchemaSyncPassTriggers(strapi);
    undo.push(outliveLostPromises(strapi), hashInThreads(strapi), hideWhoIsAdmin(strapi));
    undo.push(saveProseDrafts(), validateInParts(), takeTurnsInPipes(), traverseInTurns());
    undo.push(linkInLinearTime(strapi), writeManyBlocks(strapi));
    undo.push(startReadingThread(strapi));
    setBeforeRead(strapi, catchUp);
    makeJwtKeyOnce(strapi);
    undo.push(() => backgroundDone(strapi));
    answerUnread(strapi.server.httpServer);
    discardUnreadBodies(strapi.server.httpServer);
    closePluginRoutes(strapi);
    answerForPaidFeatures(strapi);
    suggestOwnAddresses(strapi);
    refuseForbiddenPickers(strapi);
    runBulkActionsInTurn(strapi);
    registerReadingApi(strapi);
    // Around all that writes.
    refuseSimultaneousDoubles(strapi);
    keepWritingRules(strapi);
    refuseEmptyQuestions(strapi);
    keepNamingRules(strapi);
    keepCategoryAddresses(strapi);
    keepBannerAddresses(strapi);
    // Before relations are read from what is sent.
    keepAsSent(strapi);
    acceptColumnRelations(strapi);
    keepOldAddressRules(strapi);
    keepSubscriberAddresses(strapi);
    keepAccountSpelling(strapi);
    hideMemberFields(strapi);
    mountArticleChecks(strapi);
    listNewestFirst(strapi);
    keepReportsCounted(strapi);
    if (settings().benchRoutes) mountBenchRoutes(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    sendAsAutomatic(strapi);
    await installDatabaseRules(strapi);
    undo.push(readBesideWrites(strapi));
    await indexBeforeReaders(strapi);
    await installRoles(strapi);
    await installForms(strapi);
    await createFirstAdmin(strapi, settings().firstAdmin);
    await warnOfReservedAddresses(strapi);
    announceSetup(strapi);
    await releaseStart?.();
    undo.push(keepMessagesMailed(strapi), keepEndedRowsCleared(strapi), workOffBacklogMeanwhile(strapi));
  },

  async destroy() {
    for (const end of undo.splice(0).toReversed()) await end();
  },
};
