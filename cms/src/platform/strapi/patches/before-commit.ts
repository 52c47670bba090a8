import type { Knex } from '../../database/dialect';

/** A knex transaction, as far as it is used here. */
type Transactor = Knex & { commit(value?: unknown): Promise<unknown> };

type Run = (transaction: { trx: Transactor }) => unknown;

/** The parts of Strapi's database used here. */
export interface Database {
  inTransaction(): boolean;
  transaction(run?: Run): Promise<unknown>;
}

interface Hooks {
  /**
   * The last statements of the transaction: if they fail, it is rolled back. Use `trx` for them. Strapi has already
   * forgotten the transaction, and its queries would wait for a connection that `trx` holds.
   */
  beforeCommit(trx: Knex): Promise<void>;
  afterCommit(trx: Knex): void;
}

/** Calls hooks around the COMMIT of each of Strapi's transactions. Strapi itself has hooks only for what comes after. */
export function hookCommits(db: Database, { beforeCommit, afterCommit }: Hooks): void {
  const begin = db.transaction.bind(db);
  db.transaction = (run) => {
    // A nested one ends with the outermost. Without a function, the caller commits; no write of content does that.
    if (!run || db.inTransaction()) return begin(run);
    return begin((transaction) => {
      const { trx } = transaction;
      const commit = trx.commit.bind(trx);
      trx.commit = async (value) => {
        await beforeCommit(trx);
        const result = await commit(value);
        afterCommit(trx);
        return result;
      };
      return run(transaction);
    });
  };
}
