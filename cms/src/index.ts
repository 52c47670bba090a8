import type { Core } from '@strapi/strapi';
import { createFirstAdmin } from './admin-account/first-admin';
import { installForms } from './admin-forms/install';
import { indexBeforeReaders } from './article-index/at-start';
import { workOffBacklogMeanwhile } from './article-index/backlog';
import { keepWritingRules } from './articles/writing-rules';
import { backgroundDone } from './background/background';
import { keepBannerAddresses } from './banners/address-rules';
import { mountBenchRoutes } from './bench-routes';
import { keepCategoryAddresses } from './categories/address-rules';
import { keepNamingRules } from './categories/naming-rules';
import { listNewestFirst } from './comments/list-order';
import { mountArticleChecks } from './domain/articles/checks-routes';
import { refuseEmptyQuestions } from './domain/articles/question-rules';
import { keepReportsCounted } from './comments/reports-rule';
import { keepMessagesMailed } from './contact/mail-messages';
import { installDatabaseRules } from './database/install';
import { warnOfReservedAddresses } from './domain/categories/warn-of-reserved-addresses';
import { hideMemberFields } from './domain/members/hide-member-fields';
import { keepEndedRowsCleared } from './ended-rows/clear';
import { registerReadingApi } from './graphql/register';
import { outliveLostPromises } from './lost-promises/outlive';
import { keepAccountSpelling } from './members/spelling-rules';
import { keepAsSent } from './moderation/as-sent-rule';
import { keepOldAddressRules } from './redirects/old-address-rules';
import { acceptColumnRelations } from './relations/column-relations';
import { installRoles } from './roles/install';
import { startReadingThread } from './platform/database/reading-thread/reading-thread';
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
import { suggestOwnAddresses } from './platform/strapi/patches/suggested-addresses';
import { reportFailedCommits } from './platform/strapi/patches/failed-commits';
import { letSchemaSyncPassTriggers } from './platform/strapi/patches/schema-sync';
import { traverseInTurns } from './platform/strapi/patches/traverse-in-turns';
import { validateInParts } from './platform/strapi/patches/validate-in-parts';
import { announceSetup } from './platform/strapi/setup-code';
import { settings } from './settings/settings';
import { keepSubscriberAddresses } from './subscribers/address-rules';
import { closePluginRoutes } from './surface';
import { answerUnread } from './unread-requests';

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
