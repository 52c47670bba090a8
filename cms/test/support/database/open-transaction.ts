import type { Knex } from '../../../src/platform/database/dialect';
import type { Cms } from '../harness';

/** A transaction that another process of the CMS might have open. */
interface OpenTransaction {
  trx: Knex;
  commit(): Promise<unknown>;
}

/**
 * Begins a transaction and leaves it open. Calls made in the meantime do not join it, unlike those in the callback of
 * `db.transaction`, which even requests join, because supertest starts the server for each.
 * @param first the transaction's first steps
 */
export function openTransaction(cms: Cms, first?: () => Promise<unknown>): Promise<OpenTransaction> {
  return new Promise((begin, fail) => {
    const ended = cms.strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
      await first?.();
      await new Promise<void>((end) => {
        begin({
          trx,
          commit: () => {
            end();
            return ended;
          },
        });
      });
    });
    ended.catch(fail);
  });
}
