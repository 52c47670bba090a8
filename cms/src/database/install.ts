import type { Core } from '@strapi/strapi';
import { createArticleActivity } from '../article-activity/table';
import { articleActivityTriggers } from '../article-activity/triggers';
import { programMark } from '../article-index/program';
import { ARTICLE_INDEX_TRIGGERS, createArticleIndex } from '../article-index/schema';
import { createCommentReports } from '../comments/reports-table';
import { commentTriggers, nameArticles } from '../comments/triggers';
import { contentVersionTriggers, createContentVersion } from '../content-version/content-version';
import { fillSkeletons } from '../domain/members/fill-skeletons';
import { createRevokedTokens } from '../domain/members/revoked-tokens';
import { spellOlderAccounts } from '../members/older-accounts';
import { createPasswordResets } from '../password-reset/resets-table';
import { createThrottleCounts } from '../throttle/counts-table';
import { indexComponents } from './component-indexes';
import { dialectOf } from './dialect';
import { integrityTriggers, INDEXES } from './integrity';
import { createTrigger } from './trigger';

/** Any number that no other program on the database is likely to lock. */
const LOCK = 5_105_017;

/** Puts in place what the schema files cannot say. Runs at every start, on either database, any number of times. */
export async function installDatabaseRules(strapi: Core.Strapi): Promise<void> {
  const dialect = dialectOf(strapi);
  const knex = strapi.db.connection;
  const triggers = [
    ...contentVersionTriggers(dialect),
    ...integrityTriggers(dialect),
    ...ARTICLE_INDEX_TRIGGERS,
    ...articleActivityTriggers(dialect),
    ...commentTriggers(dialect),
  ];
  const unnamed = await knex.transaction(async (trx) => {
    // Several processes may start at once; PostgreSQL would let two of them create the same function and fail one.
    if (dialect === 'postgres') await trx.raw('SELECT pg_advisory_xact_lock(?)', [LOCK]);
    await createContentVersion(trx);
    const left = await spellOlderAccounts(trx);
    await fillSkeletons(trx);
    for (const statement of INDEXES) await trx.raw(statement);
    if (dialect === 'sqlite') await indexComponents(trx);
    await createThrottleCounts(trx, dialect);
    await createPasswordResets(trx);
    await createRevokedTokens(trx);
    await createArticleActivity(trx, dialect);
    await createCommentReports(trx);
    await nameArticles(trx);
    await createArticleIndex(trx, dialect, programMark(strapi));
    for (const statement of triggers.flatMap((trigger) => createTrigger(trigger, dialect)))
      await trx.raw(statement);
    return left;
  });
  if (unnamed.length > 0)
    strapi.log.warn(
      `The name or the address of these accounts is another's too, and nobody can log in to them until it is changed in the admin: ${unnamed.join(', ')}.`,
    );
}
